import { asksBatch, notOfBatches } from "../intent-patterns.ts";
import type { FixedAnswer } from "./fixed-answer.ts";

/** Somebody has not passed a class of school, and has not failed an exam of ours. */
const FAILED = [
  / (?:fail|failed|dropout|left school|not pass\w*) /,
  / (?:\d+|class|ten|twelve|matric\w*|school|inter|board) /,
];

/** A question whether there is a certificate, with nothing more particular. */
const CERTIFICATE =
  /^ (?:(?:do|does|will|is|are|there|you|i|we|they|get|give|gets|receive|any|an?|it|also|and|ok|after|course|workshop|have|what) )*certificates?(?: (?:also|too|it|get|give|receive|is|are|there|or|not|after|in|course|workshop|what|do))* $/;

/** Courses: who may join, papers, jobs, batches, hostel, language. */
export const courses: FixedAnswer[] = [
  {
    name: "foreigners",
    unless:
      / (import\w*|drones? from|made|valid|accepted|recogni[sz]ed|build|supply|airframes?|specifications?|order|buy|quote) /,
    text: "I could not find here whether people from other countries can join, or about visas.",
    ask: "training",
  },
  {
    name: "documents",
    where: "learning",
    on: "/training/drone-pilot-training",
    says: /government ID and proof of a/,
  },
  {
    asks: [/ (placed|place me|place us|find me (?:a )?(?:job|work)) /],
    where: "site",
    says: /never a guarantee of a job/i,
    text: "If you ask, we help: {record}",
    unless: / (order\w*|beside|where|battery|cement|target\w*|marker\w*|camera) /,
  },
  {
    name: "job-guarantee",
    asks: [/ (job|placement|naukri) (?:\w+ ){0,2}guarantee\w* | guarantee\w* (?:\w+ ){0,3}(job|placement) /],
    where: "learning",
    says: /never a guarantee of a job/i,
    text: "We cannot guarantee a job. {record}",
  },
  {
    name: "batches",
    asks: [asksBatch],
    unless: notOfBatches,
    where: "learning",
    text: "I could not find batch dates or free places here. They come with the quotation.",
    ask: "training",
  },
  {
    name: "medical",
    asks: [
      / (medical\w*|medically|eyesight|eye|eyes|glasses|spectacles|colou?r ?blind\w*|doctors?|fitness|physically|handicap\w*|disab\w+|diabet\w*|epilep\w+|hearing|deaf) /,
      / (pilots?|certificate|rpc|licen\w+|fly|flying|rpto|join|course) | medical (?:test|exam\w*|certificate|fitness) | i (?:\w+ )?(?:wear|have|am) /,
    ],
    says: /Age 18 to 65, class 10/,
    text: "For the Remote Pilot Certificate our site lists age 18 to 65, class 10 or equivalent, an ID and proof of address. I could not find a rule here on a medical certificate or an eye test.",
    ask: "training",
    unless:
      / (thermal|camera|supplies|deliver\w*|emergency|naked|relief|kit|blood|spray\w*|pesticides?|machine|by eye|with (?:my|the|your) eyes?|see|protect\w*|battery) /,
  },
  {
    asks: [
      / (hindi|english|marathi|gujarati|punjabi|tamil|telugu|language) /,
      / (speak|talk|write|written|know|teach|explain|give|in) /,
      / (trainers?|instructors?|teachers?|mentors?|pilots?|crews?|staff|reports?|books?|papers?|certificate|exams?|tests?|notes|material|manual|syllabus) /,
    ],
    open: "language",
    text: "I could not find the language of our courses, people or papers here. In this chat you may ask in English, Hindi or Hinglish.",
    ask: "general",
  },
  {
    name: "hostel",
    asks: [/ (hostels?|lodging|boarding|accommodation|paying guest|mess|food|meals?|lunch|canteen) /],
    open: "hostel",
    text: "I could not find a hostel, rooms or meals here.",
    ask: "training",
    unless: / (?:deliver\w*|drop\w*|carry|payload|kg|relief) /,
  },
  {
    name: "join",
    unless: / (jobs?|work|vacanc\w+|careers?|hiring|with you|uin) | drones? (?:registration|register) /,
    where: "learning",
    on: "/contact-us",
    text: "Tell us what you want to join: use the contact form, write to {email}, or call {phone} (office {hours}).",
  },
  {
    name: "course-language",
    asks: [
      /^ (?:(?:in|is|are|the|your|it|and|or|also|what|which|language|medium|available|please|only|compulsory|necessary|required|need|know|must|i|can|taught|teach|you|do|course|class|classes|training) )*(?:hindi|english|marathi|gujarati|punjabi|tamil|telugu)(?: (?:hindi|english|or|and|in|me|only|medium|language|available|compulsory|necessary|required|needed|must|please|course|class|classes|training|what))* $| (?:which|what) language (?:\w+ ){0,5}(?:courses?|class|classes|training|taught|teach\w*) | (?:courses?|class|classes|training) (?:\w+ ){0,4}(?:which|what) language | (?:language|medium) of instruction /,
    ],
    where: "learning",
    open: "language",
    text: "I could not find the language of our courses here. In this chat you may ask in English, Hindi or Hinglish.",
    ask: "training",
    unless: / (?:speak|talk|chat|reply|answer|write|you understand) /,
  },
  {
    // The course that is spoken of may ask for other schooling than the certificate.
    asks: FAILED,
    where: "topic",
    says: /^Entry: (?!Age 18 to 65)/,
    unless: / (?:exam|test|module|course (?:fail|exam)|final|drone (?:fail|failed)) /,
  },
  {
    name: "failed-class",
    where: "learning",
    says: /Age 18 to 65, class 10/,
    text: "For the Remote Pilot Certificate you need class 10 or equivalent, passed. Each course's page says what it takes to join.",
    law: true,
    unless:
      / (?:exam|test|module|course (?:fail|exam)|final|drone (?:fail|failed)|drones? (?:\w+ )?(?:build|make)|(?:build|make) (?:\w+ )?drones?) /,
  },
  {
    name: "women",
    where: "learning",
    text: "Girls and women may join: our pages ask for age and schooling only. I could not find a batch for women alone here.",
    ask: "training",
    unless: / (?:spray\w*|group|subsid\w+|scheme|family|didi|trainers?|instructors?) /,
  },
  {
    name: "instructors",
    needs: / (?:instructors?|mentors?|trainers?|teachers?|teach\w*|taught|who|faculty|staff) /,
    text: "I could not find here who our instructors and mentors are: we name them once they agree in writing.",
    ask: "training",
  },
  {
    name: "short-course",
    on: "/training/drone-development-workshops",
    says: /^Duration: Workshops of/,
    text: "Our short ones are the Drone Development Workshops and the RC Aircraft Workshop. {record} I could not find dates of summer batches here.",
    link: "/training/rc-aircraft-workshop",
    unless: / (?:teachers?|lecturers?|professors?) /,
  },
  {
    name: "certificate-abroad",
    text: "I could not find here whether our certificates count in other countries.",
    ask: "training",
    unless: / (?:accept|join|come|enrol\w*|students?|visa|from|live|fees?|admission) /,
  },
  {
    name: "stipend",
    where: "learning",
    text: "I could not find a stipend here.",
    ask: "training",
  },
  {
    name: "internship-pay",
    needs: / intern\w* /,
    text: "I could not find here whether an internship is paid. Open positions are on the careers page.",
    ask: "general",
  },
  {
    name: "renewal",
    needs: /^(?!.* (?:insurance|registration|quotation|uin) ).* renew\w* /,
    text: "I could not find here how the Remote Pilot Certificate is renewed.",
    ask: "training",
  },
  {
    name: "two-courses",
    unless: / (?:friends?|brothers?|sisters?|wife|family|group|certificate|how (?:many|much|long)) /,
    where: "learning",
    text: "I could not find here whether two courses can be done at the same time.",
    ask: "training",
  },
  {
    name: "recognised",
    where: "learning",
    says: /We claim no authorisation: we prepare you/,
    open: "rptoAuthorisation",
    text: "Our certificates are our own, not the regulator's. The Remote Pilot Certificate comes from training and test at an authorised organisation (RPTO); we prepare you for it.",
    law: true,
    unless: / (?:rpto|organisations?|institutes?|schools?|centre|who|which|how|you|pesticides?|drones?|aircraft) /,
  },
  {
    name: "free-course",
    unless: / subsid\w+ /,
    text: "I could not find a free course, or one under a government scheme, here.",
    ask: "training",
  },
  {
    asks: [CERTIFICATE],
    where: "topic",
    says: /authorised (?:Remote Pilot Training O|o)rganisation/,
    text: "Our certificates are our own, not the regulator's. The Remote Pilot Certificate comes from training and test at an authorised organisation (RPTO); we prepare you for it.",
    law: true,
  },
  {
    name: "school-certificate",
    where: "learning",
    text: "I could not find here whether schools' programs and workshops end with a certificate. Our courses end with our own one, which is not the regulator's.",
    ask: "training",
    unless: / (?:pilot|technician|rpc|rpto|industrial|processing|module) /,
  },
  {
    name: "weekend",
    where: "open",
    says: /^Yes, in a weekend batch of/,
    text: "Drone Pilot Training and Drone Service Technician have weekend batches; a weekend batch takes more weeks.",
    link: "/training/drone-pilot-training",
  },
];
