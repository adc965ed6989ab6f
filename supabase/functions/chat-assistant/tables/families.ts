/**
 * Synonyms. Each line is a family: its name, then its members. Members are compared by their stem, so one form of each is
 * enough. "|" stands before a phrase.
 */
export const families = `
program: program programme
keep: keep|take home|carry home|bring home
accuracy: accuracy accurate precise precision exactness deviation
weight: weight weigh mass|how heavy
lift: lift carry haul hoist
repair: repair mend fix broken damaged
crop: crop fasal|standing crop
pest: pest insect bug locust caterpillar
farm: farm farmer field farmland
agri: agriculture agricultural agri
chemical: chemical pesticide insecticide fungicide herbicide
permission: permission permit allowed clearance
rule: rule law legal illegal regulation regulatory
height: height altitude|how high
demo: demo demonstration
visit: visit tour
warranty: warranty
eligibility: eligibility eligible qualification qualify prerequisite
weather: weather rain rainy monsoon storm stormy cloudy drizzle downpour|bad weather
map: map mapping
subsidy: subsidy subsidised subsidized
compare: compare comparison difference different versus vs
help: help assist assistance
company: company organisation organization firm
student: student pupil learner
animal: animal cattle cow goat buffalo livestock
rent: rent rental lease
price: price pricing cost fee charge quote quotation tariff rupee rs inr expensive cheap cheaper cheapest costly affordable pay bill charged
discount: discount concession
refund: refund moneyback cancellation
duration: duration length period
certificate: certificate certification certified certify accreditation accredited licence license licensed
rpc: rpc|remote pilot certificate|remote pilot licence|remote pilot license|pilot certificate|pilot licence|pilot license
plane: plane aeroplane airplane glider|model aircraft
picture: picture photo photograph image snap snapshot pic
endurance: endurance|flight time|battery life|battery time|battery backup|flying time|air time
enrol: enrol enroll enrolment enrollment admission join apply application
syllabus: syllabus curriculum
salary: salary earn earning earnings income wage lpa
insurance: insurance insured
nda: nda confidentiality confidential nondisclosure|non disclosure
founder: founder ceo owner director boss
age: age|years old|how old
email: email e-mail
phone: phone telephone whatsapp
vacancy: vacancy vacancies hiring recruit recruitment recruiting|open position|job opening|open positions|job openings
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
  "leh ladakh dubai mumbai delhi sanction press media diwali holi eid dussehra navratri rakhi scholarship nepal wedding tender bigha hectare graze";
