-- Demonstration content for an empty database: seven blogs (one in Hindi), six news articles and five job postings, one draft
-- of each.
-- Samples, and marked as such (is_sample), until the company writes its own. What they say of the law is what the
-- company's fact sheet says; their figures are those of app/content/facts.ts, which a contract test holds. They are dated
-- back from the day of the first start and name no day of the calendar: the demonstration may stand for years.

insert into public.blogs
  (id, title, category, status, excerpt, content, created_at, updated_at, featured_image, is_sample)
values
(
  '5eed0000-0000-4000-8000-000000000101',
  'Which class is your drone? Read the scale, not the brochure',
  'Regulations',
  'published',
  'Nano, micro, small, medium or large: the class decides what you need before you fly, and the payload counts. A short guide with the four limits and three common mistakes.',
  $text$Many conversations about a first drone begin with the same question: do I need a certificate to fly this? The answer is that it depends on what the drone weighs on the day and on what it is flown for, and the weight is a number that people rarely have at hand.

The Drone Rules 2021 sort drones by all-up weight, which means the aircraft as it leaves the ground, with batteries and payload. A nano drone weighs up to 250 grams. A micro drone weighs more than that and up to 2 kilograms. A small drone goes up to 25 kilograms, a medium one up to 150, a large one up to 500, where these rules end. The payload is part of the sum. A camera drone of 1.9 kilograms becomes a small drone the moment somebody straps a thermal camera of 200 grams under it.

The class matters because the duties grow with it. You need no Remote Pilot Certificate for a nano drone, or for a micro drone flown non-commercially. For everything else you need one, a micro drone for pay included, and it names the category and class you may fly. Each aircraft needs a Unique Identification Number and type certification; nano drones need no type certification, nor do model drones up to 25 kilograms, which are never flown for pay. Recognised bodies are free of these papers for research on their own ground in a green zone. Third-party insurance is required, with nano drones exempt.

Three mistakes come up again and again. The first is to weigh the drone without its battery. The second is to trust the printed weight after fitting landing gear, propeller guards or a second battery. The third is the most expensive: to buy a drone for a job first and to find out afterwards that the load it must carry moves it up a class.

Our advice is simple. Put the complete aircraft on a kitchen scale, or on a luggage scale for the bigger ones. Write the figure down with the date and keep it with the papers of the drone. Weigh it again whenever you change anything that flies. If the figure is within one per cent of a limit, plan as if you were above it, because a heavier battery will come along sooner or later.

If you are choosing a drone now, begin at the other end. List what it has to lift, how long it has to stay in the air and in which season, and only then look at models. A sprayer with a tank of 10 litres may be a small drone when it is empty and still be one when it is full, but the margin is thin. A mapping drone that stays under 2 kilograms may be all a survey of a few hectares needs.

Rules change. Check the current text on the regulator's own site before you buy or fly, and treat any figure in a brochure, ours included, as the beginning of a question rather than the end of one.$text$,
  now() - interval '132 days', now() - interval '132 days', '/media/trainer-pro.webp', true
),
(
  '5eed0000-0000-4000-8000-000000000102',
  'What four weeks of pilot training look like from the inside',
  'Training',
  'published',
  'Forty guided hours in five modules: how our pilot course is built, why the simulator comes first, and what to bring.',
  $text$The regulator's training circular asks for five to eight days of training, at an authorised organisation, for the certificate to fly within visual line of sight. Our pilot course prepares you for it and takes four weeks full-time, or up to six in weekend batches. What is the rest of the time for?

The core of the course is forty guided hours in five modules of 8, 12, 6, 4 and 10 hours. The first is theory: air law, airspace, registration and insurance. The second is practical and the longest, because nothing replaces hours with a transmitter in the hand. The next two mix both: mission planning, then aircraft and batteries. The last is practical again: three missions, planned, flown and discussed.

Around that core we put what we wish somebody had taught us. You pack a drone for a journey by road and find out what shakes loose. You plan a flight for a field you have never seen, and then walk it. You log every battery you use and learn when to retire one.

The simulator comes first. It lets you make the same mistake thirty times in an hour, at no cost. The commonest one: the nose of the drone points towards you, left becomes right, and your hand does what it has always done. Once that no longer happens, we go out to the field.

On the field one instructor looks after four trainees. One flies, one watches the sky, one keeps the log and one rests; then you change places. Until you hold the certificate you fly the micro class trainer, as far as a paid course counts as non-commercial (check the current rule); an instructor flies the larger drones, with you as crew. We also practise the call that nobody likes to make: to pack up and go home because the conditions are not right.

At the end you are ready for the training and the test for the Remote Pilot Certificate at an authorised organisation. The certificate is valid for ten years. It is for ages 18 to 65 with class 10 or an equivalent, and names the category and class of drone you trained on: our sprayers are medium class, which training on the small class does not cover (check the current rule). You need no passport; a government ID and a proof of address are enough. Please bring both on the first day.

We cannot promise a job. We help you to find one: we read applications, arrange introductions and tell you what we know of the work.

Come and watch a lesson before you decide, on any working morning, by appointment. The tea is free.$text$,
  now() - interval '112 days', now() - interval '110 days', '/media/classroom.webp', true
),
(
  '5eed0000-0000-4000-8000-000000000103',
  'Spraying by drone: a day in a soybean field, hour by hour',
  'Agriculture',
  'published',
  'A spraying job is mostly water, batteries and waiting for the wind. This is what one day looks like, what we ask of the farmer beforehand, and when we refuse to fly.',
  $text$The flight itself is the short part. The aircraft is in the air for ten minutes at a time, and everything around those ten minutes decides whether the day was worth it. Here is one day, from the notebook.

It begins on the day before. The village must know at least 24 hours ahead, so a public notice goes out through the competent authorities, and we call in person on the people with beehives. We check that the product is approved for this crop and, today, for drones; if not, we do not load it. We walk the edge of the field and mark what the map does not show: a new borewell, a wire, a fallen tree.

At half past five in the morning the pickup is in place. The crew is two: one mixes and fills, one flies, and while the aircraft is in the air both watch nothing else. The pilot must hold the certificate for the medium class and be trained in spraying: a heavy drone that becomes lighter every second does not handle like a camera drone. The first tank is plain water: strips of paper across the rows show the pattern, and any nozzle that needs attention.

By six the real work starts. Each load covers its strip, the drone comes back, the tank is filled and the battery changed. For each battery in the air, four are on the charger. The generator decides more about the day than the drone does.

At nine the wind comes up. We measure it. When it reaches 5 metres a second, our own limit, or less where the label says so, we stop. A customer then sees an unfinished field and people drinking tea, and this is what we are paid for: otherwise the drift goes to the neighbour and to the pond.

We begin again at four in the afternoon and finish well before sunset. The tank is rinsed three times over the field that was sprayed. The empty containers are the farmer's, rinsed and pierced, to be returned as the label says.

How much can be done in a day? Our largest sprayer has a claimed peak rate of 50 acres per hour. A peak is what it says: 5 litres of water an acre, a long field, no wires, no wind and no stop. With 10 litres an acre, turns and fillings, we plan a quarter of that, and a morning and an evening rather than a whole day.

Prepare three things: a sketch of the field with its wires and wells, the product with its label, and a flat place for a pickup with clean water, 8 to 20 litres for each acre by the crop. The rest is our work.$text$,
  now() - interval '90 days', now() - interval '90 days', '/media/spray-side.webp', true
),
(
  '5eed0000-0000-4000-8000-000000000104',
  'Green, yellow, red: reading the airspace map before every flight',
  'Regulations',
  'published',
  'The colour under your feet decides whether you may take off. What the three zones mean, the three distances from an airport to remember, and why yesterday''s look is not enough.',
  $text$Ask ten pilots how high they may fly and most will say 400 feet. That is right in a green zone, away from airports. The airspace map of India has three colours.

In a green zone you need no permission up to 400 feet, which is 120 metres, as long as you stay outside the yellow and red ones. Near an operational airport the ceiling comes down. Between 8 and 12 kilometres from its perimeter, green reaches only up to 200 feet, or 60 metres. Plan 50 to 55 metres there, so that the height of the ground and of the satellite fix leave a margin. Above that you need permission.

In a yellow zone you need permission from air traffic control. Between 5 and 8 kilometres from an airport's perimeter it begins at ground level: even over a quiet field, no flight is free of permission.

In a red zone you need permission from the Central Government. Red lies around places you would expect, and around some you would not.

Look at the map on the day of each flight. Zones change: for a visit, a festival, an exercise. Our planners put a dated picture of the map into the log. It takes a minute, and can save a wasted journey.

Two more habits are worth having. The first is to look at the whole area of the job and not only at the place of take-off. A survey grid of 600 metres can begin in green and end in yellow. The second is to note the height above ground at the highest point of the site. A flight level set at 100 metres above the foot of a hill is far less above its top.

And always: the drone stays in sight. Radio control may reach ten kilometres, but a legal flight is one you can follow with your own eyes. Flights beyond visual line of sight have been by exemption only; check the current rule before you plan one.

If the map leaves you in doubt, do not fly. Ask somebody who does this daily, us for instance.$text$,
  now() - interval '66 days', now() - interval '66 days', '/media/hero-ridges.webp', true
),
(
  '5eed0000-0000-4000-8000-000000000107',
  'ड्रोन से छिड़काव कराना है? एक दिन पहले ये काम कर लीजिए',
  'खेती',
  'published',
  'खेत का ख़ाका, दवा का लेबल, साफ़ पानी और गाँव में सूचना: छिड़काव से पहले किसान को क्या करना है, और हम किस बात पर रुक जाते हैं।',
  $text$कई किसान पूछते हैं: ड्रोन आएगा, तो हमें क्या करना होगा? काम ज़्यादा नहीं है। पर एक दिन पहले हो जाए, तो सुबह का शांत समय बेकार नहीं जाता।

सबसे पहले खेत का ख़ाका बना लीजिए। हाथ से बना हुआ भी चलेगा। उसमें बिजली के तार, कुएँ, बोरवेल और पेड़ दिखा दीजिए। हम ख़ुद भी मेड़ पर चलकर देखते हैं, क्योंकि नया तार किसी नक्शे में नहीं मिलता।

फिर दवा देखिए। दवा आप लाते हैं, लेबल के साथ। हम लेबल पढ़ते हैं: दवा इस फ़सल के लिए मंज़ूर होनी चाहिए, और आज की तारीख़ में ड्रोन से छिड़कने के लिए भी (मौजूदा नियम देख लें)। एक भी बात कम हो, तो हम टंकी नहीं भरते।

गाँव को भी पहले से पता होना चाहिए। नियम यह है: छिड़काव से कम से कम 24 घंटे पहले सार्वजनिक सूचना, और वह सक्षम अधिकारियों के ज़रिए जाती है। पड़ोस में किसी ने मधुमक्खी पाल रखी हो, तो हमें बता दीजिए। उनसे हम ख़ुद मिल लेते हैं।

पानी साफ़ चाहिए। फ़सल के हिसाब से एक एकड़ में 8 से 20 लीटर लगता है। खेत के पास थोड़ी समतल जगह भी रखिए, जहाँ पिकअप खड़ी हो सके।

छिड़काव के समय खेत में कोई न रहे, न लोग, न मवेशी। उसके बाद भी जितनी देर का नियम है, उतनी देर खेत से दूर रहिए। कितनी देर, यह हम जाने से पहले बता देंगे।

हमारी टीम में दो लोग आते हैं। एक दवा घोलता है और टंकी भरता है, दूसरा ड्रोन उड़ाता है। हवा हम बार-बार नापते हैं। हवा 5 मीटर प्रति सेकंड हो जाए, तो हम रुक जाते हैं; लेबल पर इससे कम लिखा हो, तो उतने पर ही। खेत अधूरा छूटे, तो किसी को अच्छा नहीं लगता। पर तेज़ हवा में दवा पड़ोसी के खेत और तालाब में जाती है।

काम पूरा होने पर हम टंकी उसी खेत पर धोते हैं जिसमें छिड़काव हुआ है। ख़ाली डिब्बे आपके हैं। उन्हें धोकर छेद कर दीजिए और लेबल पर जैसे लिखा है, वैसे लौटाइए।

दाम एकड़, फ़सल, छिड़काव के फेरों और दूरी के हिसाब से बनता है। रकबा और फ़सल बता दीजिए, हम कोटेशन लिखकर भेज देते हैं।$text$,
  now() - interval '54 days', now() - interval '54 days', '/media/spray-crew.webp', true
),
(
  '5eed0000-0000-4000-8000-000000000105',
  'An Atal Tinkering Lab in your school: the application, step by step',
  'Schools',
  'published',
  'Who grants a lab, how much money comes with it, what your school needs, and where we can help. For heads of school and science teachers.',
  $text$Schools ask us whether we can give them an Atal Tinkering Lab. We cannot: only the Atal Innovation Mission at NITI Aayog grants labs. We can help with the application and with what follows. This is how it goes.

The labs are for students of classes VI to XII. A grant has two parts: 10 lakh rupees to set the lab up, and 10 lakh rupees over five years to run it. The Mission's guidelines say what each part may be spent on: check the current rule. The school itself applies on the Mission's own site while applications are open. Only the Mission decides; if somebody offers you a lab against a payment, ask the Mission before you pay.

Look at three things first. The room: it can be locked, has several power points that can carry a soldering iron and a 3D printer at the same time, and is not needed for examinations. The teacher: a lab depends on one person who opens it, with hours for it in the timetable and not in the evening. The plan for the second year: the first year is easy, because everything is new.

In the application, write about your students and your town rather than about technology. A school near a river that wants to measure the water says more than a list of devices. Name what the students will have built after one term, and how you will know that it works.

You can do all of this on your own. With us, we measure the room and tell you what is missing, draft the folder with you and mark what is unclear. When a grant has come, we help to set up the lab, train your teacher and run the first program: students build a small quadcopter, read its sensors, fly it in a netted yard and repair it.

Please let a teacher or a parent fill in our form, with their own details. We do not need the names of children to plan a workshop, and we do not want them.

If your school would like to apply in the next period, start with the room and the teacher. After that, the folder takes two to three weeks.$text$,
  now() - interval '42 days', now() - interval '40 days', '/media/tinkering-lab.webp', true
),
(
  '5eed0000-0000-4000-8000-000000000106',
  'Ground control points, or how a map comes to be right',
  'Surveying',
  'draft',
  'A drone map looks precise long before it is. What ground control points do, how many a site needs, and how to find out afterwards whether the result can be trusted.',
  $text$A map made from drone pictures looks convincing on the screen. Every tile of the roof is sharp, every tree has its shadow. Whether it is right is another question, and sharpness says nothing about it.

The software that joins the pictures finds thousands of points that appear in several of them and works out where the camera must have been. The shape that comes out of it is good. Its place on the earth, its scale and its tilt are only as good as what the camera knew about its own position, and an ordinary satellite receiver in a drone may be metres away from the truth, more in height than in plan.

Ground control points put that right. They are marks on the ground, large enough to be seen from the air, whose coordinates have been measured with a survey receiver. The software is told where they are and bends the model until it fits.

How many does a site need? For a field of a few hectares we set five: one near each corner and one in the middle. Larger land needs more, and the scope says how many. A long road needs them on both sides in turn, because a strip twists. A quarry needs them at the bottom as well as on the rim, because height decides the volume. Points in the wrong places do not help at all.

The important ones are the points the software does not know. We measure five more, or as many as the scope says, and keep them back. When the map is finished, we compare. The difference is the honest error of that map; the report gives it.

Two things spoil the result more than any others: a mark that moved between measuring and flying, usually because somebody found the plate useful, and a coordinate system that the surveyor and the client understood differently. For the first we use paint. For the second we ask, in writing, and before the flight.$text$,
  now() - interval '14 days', now() - interval '14 days', '/media/orthomosaic.webp', true
);

insert into public.news
  (id, title, news_type, status, excerpt, content, created_at, updated_at, featured_image, is_sample)
values
(
  '5eed0000-0000-4000-8000-000000000201',
  'How the pilot course gets through the monsoon',
  'Training',
  'published',
  'A batch runs for four weeks in Bhopal, in the rains too. On wet days you use the simulator, and you make up lost hours.',
  $text$A full-time batch of our drone pilot course takes four weeks in Bhopal, in the monsoon too. If you cannot leave your work, join a weekend batch, which takes up to six weeks.

Rain is part of the plan. On wet days you use the simulator. You make up the flying hours outside before you finish, so that your log is complete.

A batch has 12 places, with one instructor to four trainees on the field. You are 18 to 65 years old and have passed class 10 or an equivalent, because the Remote Pilot Certificate asks for both. Bring a government ID and a proof of address on the first day; you need no passport.

You can pay the fee in instalments. The early-bird offer is 20% off the regular fee of a batch, for those who book early. The quotation states the fee with and without GST. For dates and fees, write through the contact page or call the office, 9:00 to 18:00, Monday to Saturday.$text$,
  now() - interval '144 days', now() - interval '144 days', '/media/surveillance.webp', true
),
(
  '5eed0000-0000-4000-8000-000000000202',
  'A second flying field south of Bhopal',
  'Company',
  'published',
  'Practical training has a second field, with a covered stand, a netted yard and room for long legs in mapping exercises. Visitors are welcome by appointment.',
  $text$Our practical training has a second home: a field of six acres south of the city, in addition to the one near the workshop. It lies in a green zone, well away from the airport, and we look at the airspace map again before each day of flying all the same.

The new field was chosen for its length. Mapping exercises need straight legs of several hundred metres, and on the old field trainees spent half their time turning. There is a covered stand for the ground station, a netted yard for first flights and repairs, and a bay with extinguishers and sand where batteries are charged away from people.

For our neighbours little has changed. We fly between seven in the morning and half past five in the evening, never above the village road, and not at all on the days of the two local fairs. A notice at the gate shows the timetable of the week, with a number to call.

Visitors are welcome on working mornings, by appointment. Please write through the contact page, so that we know how many people to expect. Children come with a parent or a teacher and watch from the stand.$text$,
  now() - interval '117 days', now() - interval '117 days', '/media/hero-plane.webp', true
),
(
  '5eed0000-0000-4000-8000-000000000203',
  'Thermal mapping now includes a written report for solar plants',
  'Services',
  'published',
  'Plant operators receive a list of abnormal modules with row, position and temperature difference, beside the thermal images themselves.',
  $text$Until now, customers of our thermal mapping service received the images and a map. Operators of solar plants told us what they did next: a technician sat in front of the map for two days and copied row numbers into a table. That table is now part of the delivery.

The report lists each module that stands out, with its row and position as they are written on the plant's own drawing, the difference in temperature to its neighbours, a picture, and a suggestion of what to look at first. It is delivered as a PDF for people and as a spreadsheet for the maintenance system.

A thermal camera shows that a module is warm, not why. Dirt, a shadow and a failing cell can look alike from the air: the list tells the technician where to go, and the measurement on the ground decides.

Flights take place when the sky is clear and the sun gives 600 W/m² or more: about ten to three in midwinter, longer in summer. The pilot keeps the aircraft in sight, and we check the airspace on the day. For plants near an airport we ask for permission first, which takes some days: please call early.

If you are a customer, we can evaluate your last survey again in the new form. Write to us through the contact page with the name of the plant.$text$,
  now() - interval '84 days', now() - interval '84 days', '/media/hero-thermal.webp', true
),
(
  '5eed0000-0000-4000-8000-000000000204',
  'What teachers built at our open day for tinkering labs',
  'Event',
  'published',
  'Science teachers saw what a class can build in one term, how to run a safe flying yard and how to apply for a lab. Ask us for the material.',
  $text$On one Saturday our workshop was open to teachers. From ten to four we showed what classes VI to XII can build in a tinkering lab in one term, and what usually breaks.

In the morning, groups of four assembled a small quadcopter, found the fault we had built in, and flew it in the netted yard. No experience was needed.

After lunch we talked about running a lab: rules for a flying yard in a school, storing and charging batteries, and a timetable that opens the lab to all students. The last hour was about the application. Labs are granted by the Atal Innovation Mission; we cannot grant one, but we can read your draft and say what is unclear.

The day was free, lunch included, with 40 places, two for each school. Could not come? Ask for the material through the contact page, with the name of your school and the details of the teacher, not of students.$text$,
  now() - interval '77 days', now() - interval '77 days', '/media/team-bench.webp', true
),
(
  '5eed0000-0000-4000-8000-000000000205',
  'Service days: bring your drone, whoever built it',
  'Services',
  'published',
  'On Fridays, by appointment, our technicians check propellers, motors, batteries and firmware of any make, and write down what they find.',
  $text$After the monsoon, many drones come out of their cases for the first time in three months: a good moment for a check. On Fridays our technicians check any make and model, by appointment and while you wait.

A check takes about forty minutes. We look for hairline cracks in propellers and arms, turn each motor by hand and under load, measure the cells of every battery at rest and under a short load, and compare the firmware with the manufacturer's current one. You get a sheet with what we found, the most urgent first. We repair our own drones and others with common open-source autopilots, and quote for it; for other makes you take the sheet to their maker.

Two findings are common: batteries that were stored full and have aged, and propellers with a nick at the tip, which shake the camera.

Please bring the transmitter and all batteries, discharged to storage level for the journey, and the papers of the aircraft with its identification number. We do not work on drones whose number has been removed.

Ask for an appointment through the contact page or by phone. Trainees of our technician course assist on these days, under supervision.$text$,
  now() - interval '56 days', now() - interval '56 days', '/media/service-bench.webp', true
),
(
  '5eed0000-0000-4000-8000-000000000206',
  'Timetable of the workshops',
  'Training',
  'draft',
  'How the drone and RC aircraft workshops are spread over a season. Draft: instructors are not confirmed for all weekends yet.',
  $text$The workshops of a season are planned as follows; dates are final once the instructors have confirmed them.

The two-day drone workshop for beginners takes place on the first weekend of each month. You assemble, set up and hover a nano quadcopter and take it home. The five-day workshop follows in the second week; it adds an open-source autopilot, tuning and logs. The ten-day workshop for experts is held once a season, and ends with a design review.

RC aircraft fly in the mornings, when the air is still. In three days you build a foam trainer, in seven a balsa model, and in fourteen an aircraft of your own design. Each workshop has nine places.

School students may come from class VIII to the short workshops, signed up by a parent or a teacher; the fourteen-day workshop is from the age of 16. We provide tools. Everybody wears safety glasses.

For the dates, write to us through the contact page and name the workshop; the first places go to those who have asked.$text$,
  now() - interval '7 days', now() - interval '7 days', '/media/hero-bench.webp', true
);

insert into public.careers
  (id, title, department, location, job_type, level, status, description, requirements, created_at, updated_at, is_sample)
values
(
  '5eed0000-0000-4000-8000-000000000301',
  'Drone Flight Instructor',
  'Training',
  'Bhopal, Madhya Pradesh',
  'full-time',
  'mid',
  'published',
  $text$You teach people to fly, most of whom have never held a transmitter. You take four trainees through the four weeks of our pilot course: simulator, tether, first flights with the micro trainer, and missions that they plan. They fly the micro trainer, and crew when you fly the small class.

You spend about half of your time outside. The other half is theory lessons, preparing flights and discussing them afterwards. You write an honest assessment of each trainee, and tell them first.$text$,
  $text$A Remote Pilot Certificate for the small class and at least 200 logged hours.

Experience in teaching, in any subject, and patience on the fortieth repetition.

Fluent Hindi and good English.

Willingness to work on Saturdays and to stand in the sun.$text$,
  now() - interval '105 days', now() - interval '105 days', true
),
(
  '5eed0000-0000-4000-8000-000000000302',
  'Embedded Software Engineer, Flight Control',
  'Engineering',
  'Bhopal, Madhya Pradesh',
  'full-time',
  'senior',
  'published',
  $text$You are responsible for the software between the stick and the motor on the drones we build to order. That means bringing an open flight stack to new airframes, writing drivers for payloads nobody has flown before, and finding out from a log of two minutes why an aircraft turned left.

You work beside the people who build the airframes and beside the pilots who fly them. What you change in the morning may be in the air in the afternoon, so you will want tests, and we will not ask you to skip them.$text$,
  $text$Five years with embedded C or C++ on microcontrollers, with a real-time operating system.

Experience with PX4 or ArduPilot, or with comparable control software.

Confidence with an oscilloscope, a logic analyser and other people's schematics.

A habit of writing down what you measured.$text$,
  now() - interval '82 days', now() - interval '82 days', true
),
(
  '5eed0000-0000-4000-8000-000000000303',
  'Survey and Mapping Specialist',
  'Services',
  'Bhopal and on site',
  'contract',
  'mid',
  'published',
  $text$You take a survey from the enquiry to the file the client opens: control points, flight plan, flight, processing, check points, report. Sites are farms, quarries, roads and plants, mostly in Madhya Pradesh and the neighbouring states, two or three in a week during the season.

You decide in the field whether the data are good enough.$text$,
  $text$A degree or diploma in geomatics, civil engineering or geography, or the same knowledge from practice.

Experience with GNSS survey receivers and with photogrammetry software.

A Remote Pilot Certificate, or readiness to obtain one at an authorised training organisation.

A driving licence, and no objection to early mornings.$text$,
  now() - interval '54 days', now() - interval '54 days', true
),
(
  '5eed0000-0000-4000-8000-000000000304',
  'Intern, Drone Assembly and Repair',
  'Manufacturing',
  'Bhopal, Madhya Pradesh',
  'internship',
  'entry',
  'published',
  $text$For six months you work in the assembly hall and in the repair bay, three months in each. You solder, crimp and balance, assemble airframes from drawings, and help on the service days, when customers bring drones of any make for a check.

The internship is paid. At the end you receive a reference that says what you did.$text$,
  $text$A diploma or an ITI certificate in electronics, mechanics or a related trade, completed or in its last year.

Steady hands, and the patience to do a joint again.

At least 18 years of age.$text$,
  now() - interval '33 days', now() - interval '33 days', true
),
(
  '5eed0000-0000-4000-8000-000000000305',
  'Operations Manager, Agriculture Services',
  'Services',
  'Bhopal, Madhya Pradesh',
  'full-time',
  'manager',
  'draft',
  $text$You plan and run the spraying season: crews, aircraft, batteries, public notices, and the calls that move a job because of the wind. In the season you lead four crews; outside it you look after training, maintenance and the agreements for the following year.

You answer for two figures: acres sprayed as agreed, and incidents, of which there should be none.$text$,
  $text$Five years in field operations in agriculture, with responsibility for people and budget.

Knowledge of crop protection and of the rules for applying pesticides.

Hindi, and ease in talking with farmers as well as with buyers of large companies.$text$,
  now() - interval '11 days', now() - interval '11 days', true
);
