/**
 * Fixed sentences, planners' lines and labels of the assistant in Hindi: English | in Latin letters | in Devanagari. {1} to {6}
 * stand for what changes. To translate another sentence, add a line with its English exactly as it is said; longer ones first.
 */
export const hindiPhrases = `
The Remote Pilot Certificate is from {1} years on, so begin with {2}: students from class VIII may come to its short workshops. | Remote Pilot Certificate {1} saal ki umar se milta hai, isliye {2} se shuru kijiye: class VIII se iske chhote workshop me aa sakte hain. | रिमोट पायलट सर्टिफ़िकेट {1} साल की उम्र से मिलता है, इसलिए {2} से शुरू कीजिए: class VIII से इसके छोटे वर्कशॉप में आ सकते हैं।
I could not find here whether we sell to other countries. | Hum dusre desho me bechte hain ya nahi, yah mujhe yahan nahi mila. | हम दूसरे देशों में बेचते हैं या नहीं, यह मुझे यहाँ नहीं मिला।
I could not find here whether people from other countries can join, or about visas. | Dusre desho ke log join kar sakte hain ya nahi, aur visa ke baare me, mujhe yahan nahi mila. | दूसरे देशों के लोग जुड़ सकते हैं या नहीं, और वीज़ा के बारे में, मुझे यहाँ नहीं मिला।
I cannot advise on a product or its dose: its label and your agriculture office can. We sell none and spray the product that you bring, in sealed packs, with bill and label. | Kaunsi dawai aur kitni, yah main nahi bata sakta: uska label aur aapka krishi karyalay bata sakte hain. Hum dawai nahi bechte; jo aap laate hain wahi chhidakte hain, band pack me, bill aur label ke saath. | कौन सी दवाई और कितनी, यह मैं नहीं बता सकता: उसका लेबल और आपका कृषि कार्यालय बता सकते हैं। हम दवाई नहीं बेचते; जो आप लाते हैं वही छिड़कते हैं, बंद पैक में, बिल और लेबल के साथ।
We have no sprayer with such a tank. These are ours: | Itne bade tank ka sprayer hamare paas nahi hai. Hamare yah hain: | इतने बड़े टैंक का स्प्रेयर हमारे पास नहीं है। हमारे ये हैं:
We spray with them for you; I could not find one for sale here. | Inse hum aapke liye chhidkav karte hain; koi bikri me hai, yah mujhe yahan nahi mila. | इनसे हम आपके लिए छिड़काव करते हैं; कोई बिक्री में है, यह मुझे यहाँ नहीं मिला।
I could not find our registrations (GeM, MSME, ISO) here. | Hamare registration (GeM, MSME, ISO) ke baare me mujhe yahan nahi mila. | हमारे रजिस्ट्रेशन (GeM, MSME, ISO) के बारे में मुझे यहाँ नहीं मिला।
I am not sure that this answers your question. The nearest that I found: | Mujhe pakka nahi ki yahi aapke sawal ka jawab hai. Sabse nazdeek yah mila: | मुझे पक्का नहीं कि यही आपके सवाल का जवाब है। सबसे नज़दीक यह मिला:
I could not find that here. Did you mean: | Yah mujhe yahan nahi mila. Kya aap inme se kuch puchh rahe hain: | यह मुझे यहाँ नहीं मिला। क्या आप इनमें से कुछ पूछ रहे हैं:
I could not find that here. A person can tell you: call {1} ({2}), write to {3}, or send your question with the form. It is filled in already. | Yah mujhe yahan nahi mila. Hamari team bata sakti hai: {1} par phone kijiye ({2}), {3} par likhiye, ya form se apna sawal bhejiye. Form pehle se bhara hai. | यह मुझे यहाँ नहीं मिला। हमारी टीम बता सकती है: {1} पर फ़ोन कीजिए ({2}), {3} पर लिखिए, या फ़ॉर्म से अपना सवाल भेजिए। फ़ॉर्म पहले से भरा है।
I did not understand that. Please try other words, in English, Hindi or Hinglish. | Main samajh nahi paya. Kripya dusre shabdon me likhiye, Hindi, Hinglish ya English me. | मैं समझ नहीं पाया। कृपया दूसरे शब्दों में लिखिए, हिंदी, हिंग्लिश या अंग्रेज़ी में।
I can tell you about our training, drone services, drones and labs. | Main hamari training, drone services, drones aur labs ke baare me bata sakta hoon. | मैं हमारी ट्रेनिंग, ड्रोन सेवाओं, ड्रोन और लैब के बारे में बता सकता हूँ।
Sorry, I can only help with drones, training and our services. | Maaf kijiye, main sirf drones, training aur hamari services me madad kar sakta hoon. | माफ़ कीजिए, मैं सिर्फ़ ड्रोन, ट्रेनिंग और हमारी सेवाओं में मदद कर सकता हूँ।
Our team can tell you: use the contact form, write to {1} or call {2}. | Hamari team bata sakti hai: form bhariye, {1} par likhiye ya {2} par phone kijiye. | हमारी टीम बता सकती है: फ़ॉर्म भरिए, {1} पर लिखिए या {2} पर फ़ोन कीजिए।
We quote the price of {1} once we know what you need. | {1} ka daam hum aapki zaroorat jaan kar quotation me batate hain. | {1} का दाम हम आपकी ज़रूरत जानकर कोटेशन में बताते हैं।
We quote the price once we know what you need. | Daam hum aapki zaroorat jaan kar quotation me batate hain. | दाम हम आपकी ज़रूरत जानकर कोटेशन में बताते हैं।
We quote the price once we know your field or site. Use the contact form, or call {1}. | Daam hum aapka khet ya site jaan kar quotation me batate hain. Form bhariye, ya {1} par phone kijiye. | दाम हम आपका खेत या साइट जानकर कोटेशन में बताते हैं। फ़ॉर्म भरिए, या {1} पर फ़ोन कीजिए।
I could not find batch dates or free places here. They come with the quotation. | Batch ki tareekh ya khaali seats mujhe yahan nahi mili. Ye quotation ke saath milti hain. | बैच की तारीख़ या ख़ाली सीटें मुझे यहाँ नहीं मिलीं। ये कोटेशन के साथ मिलती हैं।
Our sprayers carry liquids in a tank. I could not find here whether we spread fertiliser or seed. | Hamare sprayer tank me taral dawai le jaate hain. Khaad ya beej bhi daalte hain ya nahi, yah mujhe yahan nahi mila. | हमारे स्प्रेयर टैंक में तरल दवाई ले जाते हैं। खाद या बीज भी डालते हैं या नहीं, यह मुझे यहाँ नहीं मिला।
I could not find here whether an advance is asked. The quotation says how and when you pay; nothing is paid in this chat. | Advance lagta hai ya nahi, yah mujhe yahan nahi mila. Kab aur kaise dena hai, yah quotation me likha hota hai; is chat me kuch nahi diya jata. | एडवांस लगता है या नहीं, यह मुझे यहाँ नहीं मिला। कब और कैसे देना है, यह कोटेशन में लिखा होता है; इस चैट में कुछ नहीं दिया जाता।
Drones and services: the quotation shows GST on its own line. I could not find here how the invoice is made out. | Drone aur seva: quotation me GST alag line me likha hota hai. Bill kaise banta hai, yah mujhe yahan nahi mila. | ड्रोन और सेवा: कोटेशन में GST अलग लाइन में लिखा होता है। बिल कैसे बनता है, यह मुझे यहाँ नहीं मिला।
We are in {1}. I could not find here how far we come. | Hum {1} me hain. Hum kitni door aate hain, yah mujhe yahan nahi mila. | हम {1} में हैं। हम कितनी दूर आते हैं, यह मुझे यहाँ नहीं मिला।
I could not find here how far we come. | Hum kitni door aate hain, yah mujhe yahan nahi mila. | हम कितनी दूर आते हैं, यह मुझे यहाँ नहीं मिला।
I could not find a hostel, rooms or meals here. | Hostel, kamre ya khane ke baare me mujhe yahan nahi mila. | हॉस्टल, कमरे या खाने के बारे में मुझे यहाँ नहीं मिला।
I could not find our refund terms here. | Fees wapsi ke niyam mujhe yahan nahi mile. | फ़ीस वापसी के नियम मुझे यहाँ नहीं मिले।
I could not find our insurance here. | Hamare insurance ke baare me mujhe yahan nahi mila. | हमारे बीमे के बारे में मुझे यहाँ नहीं मिला।
We spray with our own crew. I could not find a sprayer for sale here. | Hum apni crew se chhidkav karte hain. Bikri ke liye sprayer mujhe yahan nahi mila. | हम अपनी टीम से छिड़काव करते हैं। बिक्री के लिए स्प्रेयर मुझे यहाँ नहीं मिला।
Tell us your dates; our team will confirm one. | Apni tareekhen bataiye; hamari team ek tay karegi. | अपनी तारीख़ें बताइए; हमारी टीम एक तय करेगी।
It depends on what you want to do afterwards. Which of these is nearest? | Yah is par hai ki aap baad me kya karna chahte hain. Inme se sabse kareeb kya hai? | यह इस पर है कि आप बाद में क्या करना चाहते हैं। इनमें से सबसे क़रीब क्या है?
I would take {1}: {2}. | Main {1} ki salah dunga: {2}. | मैं {1} की सलाह दूँगा: {2}।
Which work do you mean? For {1} that would be: | Aap kaun sa kaam chahte hain? {1} ke liye ye honge: | आप कौन सा काम चाहते हैं? {1} के लिए ये होंगे:
Packages for which service? | Kis service ke packages? | किस सेवा के पैकेज?
Which one do you mean? | Aap kis ki baat kar rahe hain? | आप किस की बात कर रहे हैं?
For {1} of {2} sq ft (about {3}) of {4}, take the {5} package ({6}). | {4} ke {1} ({2} sq ft wala, lagbhag {3}) ke liye {5} package lijiye ({6}). | {4} के {1} ({2} वर्ग फ़ुट वाला, लगभग {3}) के लिए {5} पैकेज लीजिए ({6})।
For {1} of {2} sq ft (about {3}), take the {4} package ({5}). | {1} ({2} sq ft wala, lagbhag {3}) ke liye {4} package lijiye ({5}). | {1} ({2} वर्ग फ़ुट वाला, लगभग {3}) के लिए {4} पैकेज लीजिए ({5})।
For {1} of {2}, take the {3} package ({4}). | {2} ke {1} ke liye {3} package lijiye ({4}). | {2} के {1} के लिए {3} पैकेज लीजिए ({4})।
For {1}, take the {2} package ({3}). | {1} ke liye {2} package lijiye ({3}). | {1} के लिए {2} पैकेज लीजिए ({3})।
If your bigha is the larger one, ask again with "{1}". | Agar aapka bigha bada wala hai, to "{1}" likh kar phir puchhiye. | अगर आपका बीघा बड़ा वाला है, तो "{1}" लिखकर फिर पूछिए।
Spraying time: {1} with the {2}, turns and fillings included | Chhidkav ka samay: {2} se {1}, mudna aur bharna shamil | छिड़काव का समय: {2} से {1}, मुड़ना और भरना शामिल
Crew: {1} people; public notice at least {2} hours before, through the competent authorities | Crew: {1} log; kam se kam {2} ghante pehle sarkari adhikari ke zariye public notice | टीम: {1} लोग; कम से कम {2} घंटे पहले सरकारी अधिकारी के ज़रिए सार्वजनिक सूचना
Tank: {1} fillings of the {2} L tank | Tank: {2} L ka tank {1} baar bharna | टैंक: {2} लीटर का टैंक {1} बार भरना
Tank: {1} filling of the {2} L tank | Tank: {2} L ka tank {1} baar bharna | टैंक: {2} लीटर का टैंक {1} बार भरना
Water: {1} L, as for {2} | Paani: {1} L, {2} ke hisaab se | पानी: {1} लीटर, {2} के हिसाब से
Water: {1} L | Paani: {1} L | पानी: {1} लीटर
Photographs: about {1} at {2} cm a pixel, over a square | Photo: {2} cm pixel par lagbhag {1}, ek chaukor par | फ़ोटो: {2} सेमी पिक्सेल पर लगभग {1}, एक चौकोर पर
Flights: {1} at {2} m, about {3} h in the field | Udaan: {2} m par {1}, khet me lagbhag {3} ghante | उड़ान: {2} मी पर {1}, मैदान में लगभग {3} घंटे
Flights: {1} at {2} m, {3} cm a pixel | Udaan: {2} m par {1}, {3} cm pixel | उड़ान: {2} मी पर {1}, {3} सेमी पिक्सेल
{1} takes {2} full-time; up to {3} in weekend batches. | {1} full-time {2} ka hai; weekend batch me {3} tak. | {1} फ़ुल-टाइम {2} का है; वीकेंड बैच में {3} तक।
To join {1} you need: {2}. | {1} join karne ke liye chahiye: {2}. | {1} में आने के लिए चाहिए: {2}।
For the Remote Pilot Certificate you must be {1}, with {2}. | Remote Pilot Certificate ke liye umar {1} honi chahiye, aur {2}. | रिमोट पायलट सर्टिफ़िकेट के लिए उम्र {1} होनी चाहिए, और {2}।
Rules change: please check the current rule. | Niyam badalte hain: kripya abhi ka niyam dekh lijiye. | नियम बदलते हैं: कृपया अभी का नियम देख लीजिए।
We teach these courses: | Hum ye courses sikhate hain: | हम ये कोर्स सिखाते हैं:
We offer these services: | Hum ye services dete hain: | हम ये सेवाएँ देते हैं:
We sell these drones: | Hum ye drones bechte hain: | हम ये ड्रोन बेचते हैं:
We are in {1}. | Hum {1} me hain. | हम {1} में हैं।
The office is open {1}. | Office {1} khula rehta hai. | दफ़्तर {1} खुला रहता है।
Call {1} (office {2}) or write to {3}. | {1} par phone kijiye (office {2}) ya {3} par likhiye. | {1} पर फ़ोन कीजिए (दफ़्तर {2}) या {3} पर लिखिए।
Write to us on WhatsApp, {1}: {2} | WhatsApp par likhiye, {1}: {2} | व्हाट्सऐप पर लिखिए, {1}: {2}
I cannot take orders, bookings or payments; nothing is reserved yet. Tell our team what you want: use the contact form, {1} or {2}. They confirm dates and places in writing. | Main order, booking ya payment nahi le sakta; abhi kuch bhi reserve nahi hua. Hamari team ko bataiye: form, {1} ya {2}. Wo tareekh aur jagah likh kar pakki karte hain. | मैं ऑर्डर, बुकिंग या भुगतान नहीं ले सकता; अभी कुछ भी आरक्षित नहीं हुआ। हमारी टीम को बताइए: फ़ॉर्म, {1} या {2}। वे तारीख़ और जगह लिखकर पक्की करते हैं।
Of course. Call {1} (office {2}), write to {3}, or use “Send this to our team” below: it opens the form with your questions as a draft. | Zaroor. {1} par phone kijiye (office {2}), {3} par likhiye, ya neeche “Send this to our team” dabaiye: form me aapke sawal pehle se likhe honge. | ज़रूर। {1} पर फ़ोन कीजिए (दफ़्तर {2}), {3} पर लिखिए, या नीचे “Send this to our team” दबाइए: फ़ॉर्म में आपके सवाल पहले से लिखे होंगे।
Ask me about drone training, our services, our drones or the rules. I show you the page with the answer. | Drone training, hamari services, drones ya niyamon ke baare me puchhiye. Main jawab aur uska page dikhata hoon. | ड्रोन ट्रेनिंग, हमारी सेवाओं, ड्रोन या नियमों के बारे में पूछिए। मैं जवाब और उसका पेज दिखाता हूँ।
You are welcome. Is there anything else about our training, services or drones? | Aapka swagat hai. Training, services ya drones ke baare me kuch aur? | आपका स्वागत है। ट्रेनिंग, सेवाओं या ड्रोन के बारे में कुछ और?
All right. I am here if you want to know more about our training, services or drones. | Theek hai. Training, services ya drones ke baare me aur jaanna ho to puchhiye. | ठीक है। ट्रेनिंग, सेवाओं या ड्रोन के बारे में और जानना हो तो पूछिए।
The shortest of these: {1}. | Inme sabse chhota: {1}. | इनमें सबसे छोटा: {1}।
The longest of these: {1}. | Inme sabse lamba: {1}. | इनमें सबसे लंबा: {1}।
Next batches of {1}: | {1} ke agle batch: | {1} के अगले बैच:
And {1} more: | Aur {1}: | और {1}:
It takes {1}. | Samay: {1}. | समय: {1}।
To join: {1}. | Join karne ke liye: {1}. | जुड़ने के लिए: {1}।
water per acre: | paani prati ekad: | पानी प्रति एकड़:
Water per acre: | Paani prati ekad: | पानी प्रति एकड़:
What for: | Kis liye: | किस लिए:
Height: | Oonchai: | ऊँचाई:
Price: | Daam: | दाम:
Fee: | Fees: | फ़ीस:
Length: | Samay: | समय:
Group: | Batch me log: | बैच में लोग:
Entry: | Yogyata: | योग्यता:
Address: | Pata: | पता:
Phone: | Phone: | फ़ोन:
open now | abhi khula hai | अभी खुला है
Fly drones for work | Drone udana, kaam ke liye | काम के लिए ड्रोन उड़ाना
Build drones | Drone banana | ड्रोन बनाना
Try it at school age | School me try karna | स्कूल में आज़माना
Repair drones | Drone repair karna | ड्रोन की मरम्मत
Make maps from pictures | Photo se map banana | तस्वीरों से नक्शे बनाना
Inspect plants and lines | Plant inspection karna | प्लांट का निरीक्षण
I could not find second-hand drones here. | Purane drone mujhe yahan nahi mile. | पुराने ड्रोन मुझे यहाँ नहीं मिले।
Talk to us | Humse baat kijiye | हमसे बात कीजिए
See: | Dekhiye (in English): | देखिए (in English):
Ask us: | Humse puchhiye (in English): | हमसे पूछिए (in English):
`;

/** Units behind a number, and small words of ranges. */
export const hindiUnits: [unit: RegExp, latin: string, devanagari: string][] = [
  [/(\d) to (?=\d)/g, "$1 se ", "$1 से "],
  [/\bpaddy and wheat\b/gi, "dhaan aur gehu", "धान और गेहूँ"],
  [/\bsoybean and gram\b/gi, "soybean aur chana", "सोयाबीन और चना"],
  [/\bsugarcane and tall maize\b/gi, "ganna aur makka", "गन्ना और मक्का"],
  [/\bcotton\b/gi, "kapas", "कपास"],
  [/(\d(?: to \d+)?) acres?\b/g, "$1 ekad", "$1 एकड़"],
  [/(\d) weeks?\b/g, "$1 hafte", "$1 हफ़्ते"],
  [/(\d) days?\b/g, "$1 din", "$1 दिन"],
  [/(\d) months?\b/g, "$1 mahine", "$1 महीने"],
  [/(\d) hours?\b/g, "$1 ghante", "$1 घंटे"],
  [/(\d) min\b/g, "$1 minute", "$1 मिनट"],
  [/(\d) years?\b/g, "$1 saal", "$1 साल"],
  [/(\d) L\b/g, "$1 L", "$1 लीटर"],
  [/(\d) kg\b/g, "$1 kg", "$1 किलो"],
  [/\bup to (?=\d)/g, "adhiktam ", "अधिकतम "],
];
