/**
 * Synonyms. Each line is a family: its name, then its members. Members are compared by their stem, so one form of each is
 * enough. "|" stands before a phrase.
 */
export const families = `
price: price pricing cost fee charge quote quotation tariff rupee rs inr expensive cheap costly affordable pay bill charged
discount: discount concession
instalment: emi instalment installment
keep: keep|take home|carry home|bring home
recharge: recharge
refund: refund moneyback cancellation
duration: duration length period
certificate: certificate certification certified certify accreditation accredited licence license licensed
rpc: rpc|remote pilot certificate|remote pilot licence|remote pilot license|pilot certificate|pilot licence|pilot license
accuracy: accuracy accurate precise precision exactness deviation
weight: weight weigh mass|how heavy
lift: lift carry haul hoist
repair: repair mend fix broken damaged
plane: plane aeroplane airplane glider|model aircraft
picture: picture photo photograph image snap snapshot pic
machine: machine
child: child children kid son daughter boy girl minor teenager
crop: crop fasal|standing crop
soybean: soybean soya|soya bean
pest: pest insect bug locust caterpillar
disease: disease fungus blight
weed: weed
plant: plant factory refinery
line: line wire conductor
tower: tower pylon mast
farm: farm farmer field farmland
agri: agriculture agricultural agri
roof: roof terrace rooftop
chemical: chemical pesticide insecticide fungicide herbicide
endurance: endurance|flight time|battery life|battery time|battery backup|flying time|air time
range: range far|control range
sight: bvlos|line of sight|visual line
enrol: enrol enroll enrolment enrollment admission join apply application
syllabus: syllabus curriculum
salary: salary earn earning earnings income wage stipend lpa
guarantee: guarantee guaranteed assured promise surety
permission: permission permit allowed clearance
rule: rule law legal illegal regulation regulatory
height: height altitude|how high
guard: surveillance security guard patrol patrolling watch monitor monitoring cctv watchman
deliverable: deliverable deliverables output
step: step phase stage process procedure workflow
insurance: insurance insured
penalty: penalty punishment
founder: founder ceo owner director boss
beginner: beginner novice newcomer fresher
age: age|years old|how old
paper: document documents papers paperwork passport
import: import imported foreign abroad overseas
demo: demo demonstration
visit: visit tour
email: email e-mail
phone: phone telephone whatsapp
leak: leak seep seepage leakage moisture damp wet seepage
solar: solar photovoltaic pv
heap: heap stockpile pile
lab: lab laboratory laboratories
centre: centre center
robot: robot robotic robotics
warranty: warranty
service: service servicing
syllabus-part: module
eligibility: eligibility eligible qualification qualify prerequisite
institute: college university institute institution
batch: batch
trainee: trainee participant
weather: weather rain rainy monsoon storm stormy cloudy drizzle downpour|bad weather
wind: wind windy gust
autonomous: autonomous autonomy automatic
software: software app tool program-name
memory: memory ram
computer: computer laptop pc notebook desktop
map: map mapping
boundary: boundary perimeter fence wall
subsidy: subsidy subsidised subsidized
vacancy: vacancy vacancies hiring recruit recruitment recruiting|open position|job opening|open positions|job openings
career: career
compare: compare comparison difference different versus vs
help: help assist assistance
program: program programme
safety: safety safe safeguard safely
prepare: prepare preparation
2: two
3: three
4: four
5: five
6: six
7: seven
8: eight
9: nine
10: ten
12: twelve
18: eighteen
16: sixteen
20: twenty
privacy: privacy|my data|personal data|personal information|my details|personal details|my information|delete data
fund: fund funding grant granted money
company: company organisation organization firm
own: own ownership rights|intellectual property
student: student pupil learner
speed: speed fast quick quickly peak
rent: rent rental lease
`;

/** Stop words. */
export const emptyWords = `
minus a an the is are was were be been am do does did done doing i me my mine we us our ours you your yours u it its
this that these those they them their he she his her of to in on at for from with by as into onto about over
than then so if or and but not no nor can could may might must shall should will would please pls plz kindly
there here have has had having get got gets give gives just only also too very really any some all every each
which what who whom whose when where why how much many long tell know want wants need needs like let say says
said show explain detail details info information question ask asking vs per etc hi hello hey ok okay already
rather somebody somewhere either both else enough ever never always often usually up down whole extra short bit
lot sure fact mean means around without within sir madam ji dear one thing things something anything someone
anyone actually basically exactly currently now possible available kind type sort make made use used using take
takes go goes going come comes after before more most such other still again even same well good best happen
happens happened during while compulsory mandatory necessary obligatory must provided whether kindly interested
looking regarding concerning wish keen
`;

/**
 * Ordinary words that must not be corrected to a word of the site ("crypto" is not "crop") and are missing from the frequency
 * list behind `Knowledge.english`.
 */
export const ordinaryWords =
  "debit diagnose excel horoscope jailbreak prompt regex username bitcoin crypto accommodation hostel hindi bangladesh " +
  "dubai mumbai delhi sanction press media";
