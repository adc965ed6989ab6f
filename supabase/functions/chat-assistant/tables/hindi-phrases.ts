/**
 * Sentences of the assistant in Hindi: English | in Devanagari. {1} to {6} stand for what changes. To
 * translate another sentence, add a line with its English exactly as it is said. Labels stand in hindi-labels.ts.
 */
export const hindiPhrases = `
The label of the product says how long: no person and no animal goes into the field during the flight, or after it while the label says so. | उड़ान के समय खेत में कोई इंसान या जानवर नहीं जाता। उसके बाद भी जितनी देर दवा के लेबल पर मना लिखा है, उतनी देर कोई नहीं जाता।
Where the label is not clear, ask your agriculture office. | लेबल से बात साफ़ न हो, तो अपने कृषि कार्यालय से पूछिए।
We do not sell chemicals: you bring the product in sealed packs, with bill and label. | हम दवा नहीं बेचते। सीलबंद दवा, बिल और लेबल के साथ, आप लाते हैं।
We call Indian numbers only. From abroad, please write by e-mail or with the contact form. | हम सिर्फ़ भारत के नंबरों पर फ़ोन करते हैं। विदेश में हों, तो ई-मेल या फ़ॉर्म से लिखिए।
When we spray: | छिड़काव में:
I could not find how long our sprayers fly on one battery. When we spray for you, batteries are included. | हमारे स्प्रेयर एक बैटरी में कितनी देर उड़ते हैं, यह मुझे यहाँ नहीं मिला। हम छिड़काव करते हैं, तो बैटरी हमारी होती हैं।
The Atal Innovation Mission decides. We help with the application and cannot grant a lab. | फ़ैसला अटल इनोवेशन मिशन करता है। हम आवेदन में मदद करते हैं; लैब हम नहीं दे सकते।
To see, correct or delete what we keep of you, write with the contact form and begin with the word Privacy. | आपके बारे में हमारे पास क्या है, यह देखना, सुधरवाना या हटवाना हो, तो फ़ॉर्म में पहला शब्द Privacy लिखकर भेजिए।
An enquiry is deleted twelve months after it came. | पूछताछ आने के बारह महीने बाद मिटा दी जाती है।
I cannot see whose drone that was. | वह ड्रोन किसका था, यह मैं नहीं देख सकता।
Write the day, the time and the place with the contact form, and begin with the word Privacy: our team answers. | फ़ॉर्म में पहला शब्द Privacy लिखकर दिन, समय और जगह बताइए: हमारी टीम जवाब देगी।
Where somebody watches or threatens you, call the police on 112. | कोई आप पर नज़र रखे या धमकाए, तो पुलिस को 112 पर फ़ोन कीजिए।
I cannot see applications, nor whether a post is filled. The open posts stand on the careers page. | आवेदन का क्या हुआ या जगह भर गई, यह मैं नहीं देख सकता। खाली जगहें नौकरी वाले पेज पर लिखी हैं।
The pictures of this site are computer renderings of our designs. | इस साइट की तस्वीरें हमारे डिज़ाइन से कंप्यूटर पर बनी हैं।
People, partners and stories marked “Sample” hold a place and describe nobody real. | जिन लोगों, साझेदारों और कहानियों पर “नमूना” लिखा है, वे असली नहीं हैं।
I could not find that here. | यह मुझे यहाँ नहीं मिला।
Pay only what our written quotation asks, to the account that it names. I take no payments; please ask our team before you pay anybody else. | पैसे उतने ही और उसी खाते में दीजिए, जो हमारे लिखे कोटेशन में है। मैं पैसे नहीं लेता; किसी और को देने से पहले हमारी टीम से पूछिए।
We have settings for these crops (height above the crop, water an acre): | इन फ़सलों के लिए हमारी सेटिंग तय है (फ़सल से ऊँचाई, प्रति एकड़ पानी):
For another crop, ask us: the product's label decides. | दूसरी फ़सल के लिए हमसे पूछिए। वह दवा के लेबल से तय होता है।
We spray the product that you bring, at its label's dose, and mix it before your eyes. I could not find more here about burnt leaves. | आप जो दवा लाते हैं, हम वही आपके सामने घोलते हैं और लेबल की मात्रा में छिड़कते हैं। पत्ते जलने के बारे में और कुछ मुझे यहाँ नहीं मिला।
Third-party insurance, for damage to others, is what the drone rules ask of our aircraft. I could not find here who pays for which damage. | ड्रोन नियमों में हमारे ड्रोन का थर्ड-पार्टी बीमा ज़रूरी है, जो दूसरों के नुक़सान के लिए होता है। कौन सा नुक़सान कौन भरता है, यह मुझे यहाँ नहीं मिला।
I could not find here how we take payment. The quotation says it; nothing is paid in this chat. | पैसे कैसे लेते हैं, यह मुझे यहाँ नहीं मिला। कोटेशन में लिखा होता है; इस चैट में कोई पैसा नहीं देना होता।
We have one discount here, for early booking of courses: | हमारे यहाँ एक ही छूट है, कोर्स की जल्दी बुकिंग पर:
I could not find another one here. | दूसरी कोई छूट मुझे यहाँ नहीं मिली।
Drones and services: the quotation shows GST on its own line. | ड्रोन और सर्विस के कोटेशन में GST अलग लाइन में लिखा होता है।
EMI is available for our courses. The fee is in the quotation; I could not find the terms of EMI here. | हमारे कोर्स पर EMI की सुविधा है। फ़ीस कोटेशन में लिखी होती है; EMI की शर्तें मुझे यहाँ नहीं मिलीं।
I could not find instalments, loans or finance for drones and services here. EMI is available for our courses. | ड्रोन और सर्विस के लिए EMI, लोन या फ़ाइनेंस मुझे यहाँ नहीं मिला। हमारे कोर्स पर EMI की सुविधा है।
I could not find a smallest order here. Tell us how many you need. | कम से कम कितना ऑर्डर लेते हैं, यह मुझे यहाँ नहीं मिला। बताइए, आपको कितने चाहिए।
I could not find a yearly maintenance contract here. | साल भर के मेंटेनेंस कॉन्ट्रैक्ट के बारे में मुझे यहाँ कुछ नहीं मिला।
Type certification is what the drone rules ask for. The quotation says the state of the type certificate. | ड्रोन नियमों में टाइप सर्टिफ़िकेट ज़रूरी है। वह मिला है या नहीं, यह कोटेशन में लिखा होता है।
Tell us what it is for and how many: our team sends you a quotation in writing. Nothing is ordered in this chat. | बताइए कि किस काम के लिए चाहिए और कितने। हमारी टीम लिखकर कोटेशन भेजेगी। इस चैट में ऑर्डर नहीं होता।
The 2-year warranty lists batteries and propellers separately. The sheet with your quotation says what is covered. | 2 साल की वारंटी में बैटरी और पंखे अलग लिखे हैं। वारंटी में क्या-क्या आता है, यह कोटेशन के साथ की शीट में लिखा होता है।
For other makes you take our check sheet to the maker. | ड्रोन दूसरी कंपनी का हो, तो हमारी जाँच की शीट उस कंपनी के पास ले जाइए।
I could not find delivery times and costs here. They come with the quotation. | डिलीवरी का समय और ख़र्च मुझे यहाँ नहीं मिला। ये कोटेशन के साथ मिलते हैं।
I could not find what is in stock. The delivery time comes with the quotation. | स्टॉक में क्या है, यह मुझे यहाँ नहीं मिला। डिलीवरी का समय कोटेशन के साथ मिलता है।
I could not find drones for rent here. We sell trainer, surveillance and heavy payload drones, and fly spraying, survey and thermal work with our own crews. | ड्रोन किराये पर देने के बारे में मुझे यहाँ कुछ नहीं मिला। हम ट्रेनर, निगरानी और वज़न उठाने वाले ड्रोन बेचते हैं, और छिड़काव, सर्वे और थर्मल का काम अपनी टीम से करते हैं।
Dealership and resale: our team for schools and partners answers. I could not find dealers or showrooms of ours here. | डीलरशिप और रीसेल के सवाल का जवाब हमारी स्कूल और साझेदार वाली टीम देती है। हमारे डीलर या शोरूम के बारे में मुझे यहाँ कुछ नहीं मिला।
Pictures are in the gallery. To see one fly, ask us for a demo by appointment. | तस्वीरें गैलरी में हैं। ड्रोन उड़ते देखना हो, तो समय लेकर डेमो देखने आइए।
Our trainer, surveillance and heavy payload drones have a 2-year warranty (our claim). The sheet with your quotation says what it covers; batteries and propellers are listed separately. | हमारे ट्रेनर, निगरानी और वज़न उठाने वाले ड्रोन पर 2 साल की वारंटी है (हमारा दावा)। इसमें क्या-क्या आता है, यह कोटेशन के साथ की शीट में लिखा होता है; बैटरी और पंखे अलग लिखे हैं।
I could not find here which spare parts we sell, and at what price. | हम कौन से स्पेयर पार्ट्स बेचते हैं और किस दाम पर, यह मुझे यहाँ नहीं मिला।
We quote the price of a drone once we know what you need. We sell these: | ड्रोन का दाम हम आपकी ज़रूरत जानकर कोटेशन में बताते हैं। हम ये बेचते हैं:
We sell drones that lift loads. I could not find here that we fly deliveries for others. | हम वज़न उठाने वाले ड्रोन बेचते हैं। दूसरों के लिए सामान पहुँचाने की सर्विस मुझे यहाँ नहीं मिली।
Look at the airspace map first: it says whether the place needs permission. I could not find here when a drone may fly over people, at weddings or elsewhere; please stay clear of them until the authority has told you. | पहले एयरस्पेस का नक्शा देखिए: उसमें लिखा है कि उस जगह इजाज़त चाहिए या नहीं। शादी या कहीं और लोगों के ऊपर ड्रोन कब उड़ा सकते हैं, यह मुझे यहाँ नहीं मिला; जब तक अधिकारी न बताएँ, लोगों से दूर रहिए।
The Remote Pilot Certificate (RPC) is what the Drone Rules ask of a drone's pilot. Nano drones, and micro drones flown non-commercially, need none. You must be 18 to 65 with class 10 or equivalent; it is valid for ten years. We prepare you for it; an authorised Remote Pilot Training Organisation (RPTO) trains and tests you. | ड्रोन नियमों में पायलट के पास रिमोट पायलट सर्टिफ़िकेट (RPC) होना ज़रूरी है। नैनो ड्रोन के लिए, और बिना कमाई के उड़ाए जाने वाले माइक्रो ड्रोन के लिए, यह नहीं चाहिए। उम्र 18 से 65 हो और 10वीं या उसके बराबर पास हों, तो यह मिल सकता है; यह दस साल चलता है। तैयारी हम कराते हैं; ट्रेनिंग और टेस्ट अधिकृत RPTO में होते हैं।
Registration and certificates are reported to have moved to the eGCA portal; Digital Sky keeps the airspace map and flight permissions. | बताया जाता है कि रजिस्ट्रेशन और सर्टिफ़िकेट eGCA पोर्टल पर चले गए हैं; एयरस्पेस का नक्शा और उड़ान की इजाज़त Digital Sky पर है।
The Remote Pilot Certificate is valid for 10 years. | रिमोट पायलट सर्टिफ़िकेट 10 साल चलता है।
Training at an authorised organisation (RPTO) takes 5 to 8 days by the regulator's circular, for flight within visual line of sight. | रेगुलेटर के सर्कुलर के हिसाब से, नज़र की सीमा में उड़ाने के लिए, अधिकृत संस्था (RPTO) में ट्रेनिंग 5 से 8 दिन की होती है।
We claim no authorisation as an RPTO. We prepare you for the Remote Pilot Certificate; an authorised organisation trains and tests you. | हम RPTO होने का दावा नहीं करते। हम रिमोट पायलट सर्टिफ़िकेट की तैयारी कराते हैं; ट्रेनिंग और टेस्ट अधिकृत संस्था लेती है।
A flight needs visual line of sight. Flight beyond visual line of sight has been by exemption only. | ड्रोन नज़र की सीमा में ही उड़ाना होता है। नज़र से बाहर की उड़ान अब तक सिर्फ़ विशेष छूट लेकर हुई है।
No passport is needed for the Remote Pilot Certificate: a government ID and proof of address are enough. | रिमोट पायलट सर्टिफ़िकेट के लिए पासपोर्ट नहीं चाहिए। सरकारी ID और पते का सबूत काफ़ी है।
I could not find the rules for flying at night here. Please check the current rule before you fly. | रात में उड़ाने के नियम मुझे यहाँ नहीं मिले। उड़ाने से पहले मौजूदा नियम देख लीजिए।
Nano drones need no Remote Pilot Certificate, nor do micro drones flown non-commercially; every other flight needs one. | नैनो ड्रोन के लिए रिमोट पायलट सर्टिफ़िकेट नहीं चाहिए, बिना कमाई के माइक्रो ड्रोन के लिए भी नहीं; बाक़ी हर उड़ान के लिए चाहिए।
We quote a price for each tinkering lab program. | टिंकरिंग लैब के हर प्रोग्राम का दाम हम कोटेशन में बताते हैं।
Labs are granted by the Atal Innovation Mission of NITI Aayog. We help with the application. We are not part of the Mission and cannot grant a lab. | लैब नीति आयोग का अटल इनोवेशन मिशन देता है। हम सिर्फ़ आवेदन में मदद करते हैं। हम मिशन का हिस्सा नहीं हैं, इसलिए लैब नहीं दे सकते।
The way to a tinkering lab: | टिंकरिंग लैब तक का रास्ता:
The School folder (PDF, on the page) has the checklist for the application, what the grant pays, a room plan and a form for a quotation. | School folder (PDF, पेज पर) में आवेदन की चेकलिस्ट, ग्रांट से क्या मिलता है, कमरे का नक्शा और कोटेशन का फ़ॉर्म है।
The Drone CoE is our own centre: | Drone CoE हमारा अपना सेंटर है:
I could not find here whether we set one up at another place. | दूसरी जगह हम ऐसा सेंटर बनाते हैं या नहीं, यह मुझे यहाँ नहीं मिला।
I could not find here whether we help an institution to become an RPTO; we prepare pilots for the certificate. | किसी संस्था को RPTO बनने में हम मदद करते हैं या नहीं, यह मुझे यहाँ नहीं मिला; पायलटों को हम सर्टिफ़िकेट की तैयारी कराते हैं।
If you ask, we help: | आप कहें तो हम मदद करते हैं:
We cannot guarantee a job. | नौकरी की गारंटी हम नहीं दे सकते।
For the Remote Pilot Certificate our site lists age 18 to 65, class 10 or equivalent, an ID and proof of address. I could not find a rule here on a medical certificate or an eye test. | रिमोट पायलट सर्टिफ़िकेट के लिए हमारी साइट पर यह लिखा है: उम्र 18 से 65, 10वीं या उसके बराबर पास, एक ID और पते का सबूत। मेडिकल सर्टिफ़िकेट या आँख की जाँच का कोई नियम मुझे यहाँ नहीं मिला।
I could not find the language of our courses, people or papers here. | हमारे कोर्स, लोगों या काग़ज़ों की भाषा क्या है, यह मुझे यहाँ नहीं मिला।
I could not find the language of our courses here. | कोर्स किस भाषा में होते हैं, यह मुझे यहाँ नहीं मिला।
In this chat you may ask in English, Hindi or Hinglish. | इस चैट में आप हिंदी, हिंग्लिश या अंग्रेज़ी में पूछ सकते हैं।
Tell us what you want to join: use the contact form, write to {1}, or call {2} (office {3}). | बताइए क्या सीखना है: फ़ॉर्म भरिए, {1} पर लिखिए, या {2} पर फ़ोन कीजिए (ऑफ़िस {3})।
Tell us what you need: use the contact form, write to {1}, or call {2} (office {3}). | बताइए आपको क्या चाहिए: फ़ॉर्म भरिए, {1} पर लिखिए, या {2} पर फ़ोन कीजिए (ऑफ़िस {3})।
Girls and women may join: our pages ask for age and schooling only. I could not find a batch for women alone here. | लड़कियाँ और महिलाएँ भी आ सकती हैं। हमारे पेजों पर शर्त सिर्फ़ उम्र और पढ़ाई की है। सिर्फ़ महिलाओं का कोई बैच मुझे यहाँ नहीं मिला।
I could not find here who our instructors and mentors are: we name them once they agree in writing. | हमारे इंस्ट्रक्टर और मेंटर कौन हैं, यह मुझे यहाँ नहीं मिला। वे लिखकर सहमति देंगे, तब हम उनके नाम लिखेंगे।
I could not find here whether our certificates count in other countries. | हमारे सर्टिफ़िकेट दूसरे देशों में चलते हैं या नहीं, यह मुझे यहाँ नहीं मिला।
Our short ones are the Drone Development Workshops and the RC Aircraft Workshop. | हमारे छोटे कोर्स दो हैं: ड्रोन बनाने की वर्कशॉप और RC प्लेन वर्कशॉप।
I could not find dates of summer batches here. | गर्मी की छुट्टी के बैच की तारीख़ें मुझे यहाँ नहीं मिलीं।
Our figures are our own claims: placement is assistance, never a guarantee of a job. I could not find proof of them here. | ये आँकड़े हमारे अपने दावे हैं। नौकरी ढूँढने में हम मदद करते हैं, गारंटी नहीं देते। आँकड़ों का सबूत मुझे यहाँ नहीं मिला।
A red zone needs the Central Government's permission, for every drone. I cannot see who has been given one: look at the airspace map before each flight. | रेड ज़ोन में हर ड्रोन के लिए केंद्र सरकार की इजाज़त चाहिए। किसे इजाज़त मिली है, यह मैं नहीं देख सकता। हर उड़ान से पहले एयरस्पेस का नक्शा देखिए।
I could not find a stipend here. | स्टाइपेंड के बारे में मुझे यहाँ कुछ नहीं मिला।
The Drone CoE is our own centre. I could not find here that an authority has approved it. | Drone CoE हमारा अपना सेंटर है। किसी सरकारी संस्था ने उसे मंज़ूरी दी हो, ऐसा मुझे यहाँ नहीं मिला।
I could not find here whether two courses can be done at the same time. | दो कोर्स एक साथ हो सकते हैं या नहीं, यह मुझे यहाँ नहीं मिला।
Our certificates are our own, not the regulator's. The Remote Pilot Certificate comes from training and test at an authorised organisation (RPTO); we prepare you for it. | हमारे सर्टिफ़िकेट हमारे अपने हैं, रेगुलेटर के नहीं। रिमोट पायलट सर्टिफ़िकेट अधिकृत संस्था (RPTO) की ट्रेनिंग और टेस्ट से मिलता है; हम उसकी तैयारी कराते हैं।
I could not find a free course, or one under a government scheme, here. | मुफ़्त कोर्स या सरकारी योजना वाला कोर्स मुझे यहाँ नहीं मिला।
I could not find here whether schools' programs and workshops end with a certificate. Our courses end with our own one, which is not the regulator's. | स्कूल के प्रोग्राम और वर्कशॉप के बाद सर्टिफ़िकेट मिलता है या नहीं, यह मुझे यहाँ नहीं मिला। कोर्स के बाद हमारा अपना सर्टिफ़िकेट मिलता है, रेगुलेटर का नहीं।
I could not find our company number here. | हमारी कंपनी का नंबर मुझे यहाँ नहीं मिला।
I could not find our tax numbers here. | हमारे टैक्स नंबर मुझे यहाँ नहीं मिले।
I could not find our own insurance here. The drone rules ask for third-party insurance of every class but nano. | हमारे अपने बीमे के बारे में मुझे यहाँ नहीं मिला। ड्रोन नियमों में नैनो को छोड़कर हर क्लास के लिए थर्ड-पार्टी बीमा ज़रूरी है।
I could not find the company's earnings or investors here. | कंपनी की कमाई या निवेशकों के बारे में मुझे यहाँ कुछ नहीं मिला।
I could not find a press contact or our founder's name here. | प्रेस का संपर्क या हमारे फ़ाउंडर का नाम मुझे यहाँ नहीं मिला।
I could not find here whether an internship is paid. | इंटर्नशिप में पैसे मिलते हैं या नहीं, यह मुझे यहाँ नहीं मिला।
I could not find our salaries here. | हमारे यहाँ तनख़्वाह कितनी है, यह मुझे यहाँ नहीं मिला।
Open positions are on the careers page. | नौकरी की ख़ाली जगहें नौकरी वाले पेज पर हैं।
Ask in English, Hindi or Hinglish. To Hindi I answer in Hindi, and most pages stand in Hindi too. | अंग्रेज़ी, हिंदी या हिंग्लिश में पूछिए। हिंदी में पूछें, तो जवाब हिंदी में देता हूँ, और ज़्यादातर पेज हिंदी में भी हैं।
NDA: ask us, before the first drawing or file is shown. An agreement names who sees the files. | NDA: पहली ड्रॉइंग या फ़ाइल दिखाने से पहले हमसे पूछिए। समझौते में लिखा होता है कि फ़ाइलें कौन-कौन देखेगा।
I could not find here whether we process pictures that somebody else took; with our land surveys the processing is included. | दूसरों की ली हुई तस्वीरों से हम नक्शा बनाते हैं या नहीं, यह मुझे यहाँ नहीं मिला; हमारे सर्वे में नक्शा बनाना शामिल है।
I could not find that kind of inspection here. We inspect solar parks, roofs, substations, lines and process plants with thermal cameras. | इस तरह की जाँच के बारे में मुझे यहाँ कुछ नहीं मिला। हम थर्मल कैमरे से सोलर पार्क, छत, सबस्टेशन, लाइन और प्लांट जाँचते हैं।
We have no WhatsApp number here. Call {1} (office {2}) or use the contact form. | यहाँ हमारा WhatsApp नंबर नहीं है। {1} पर फ़ोन कीजिए (ऑफ़िस {2}) या फ़ॉर्म भरिए।
For a drone you have from us, keep the serial number and, if you can, the flight log at hand. | ड्रोन हमसे लिया है, तो उसका सीरियल नंबर पास रखिए, और हो सके तो उड़ान का लॉग भी।
It depends on the crop (height above the crop, water an acre): | यह फ़सल पर निर्भर है (फ़सल से ऊँचाई, एक एकड़ का पानी):
A drone survey does not settle a disputed boundary. | ड्रोन के सर्वे से मेड़ का झगड़ा नहीं सुलझता।
We map the stones, bunds and fences that stand today; the drawing can then go to the authority that decides. | आज जो पत्थर, मेड़ और बाड़ हैं, हम उनका नक्शा बनाते हैं; वह नक्शा उस दफ़्तर को दे सकते हैं जो फ़ैसला करता है।
We spray for farms around {1}. I could not find here how far we come. | हम {1} के आसपास के खेतों में छिड़काव करते हैं। हम कितनी दूर आते हैं, यह मुझे यहाँ नहीं मिला।
We survey land in Madhya Pradesh. I could not find here how far else we come. | ज़मीन का सर्वे हम मध्य प्रदेश में करते हैं। और कहाँ तक आते हैं, यह मुझे यहाँ नहीं मिला।
We are in {1}. We spray for farms around it, and survey land in Madhya Pradesh. I could not find here how far we come. | हम {1} में हैं। इसके आसपास के खेतों में छिड़काव करते हैं, और ज़मीन का सर्वे मध्य प्रदेश में। हम कितनी दूर आते हैं, यह मुझे यहाँ नहीं मिला।
I am the automated assistant of {1}, not a person. I answer from this website and show you the page: training, services, drones, labs, rules, contact. Say “talk to a person” to reach our team. | मैं {1} का ऑटोमैटिक असिस्टेंट हूँ, इंसान नहीं। ट्रेनिंग, सर्विस, ड्रोन, लैब, नियम और संपर्क के बारे में मैं इसी वेबसाइट से जवाब देता हूँ और पेज दिखाता हूँ। हमारी टीम से बात करनी हो, तो लिखिए: “किसी से बात करनी है”।
{1} from an airport is too near to fly without asking: look at the airspace map and get permission first. | एयरपोर्ट से {1} की दूरी बिना पूछे उड़ाने के लिए बहुत कम है। पहले एयरस्पेस का नक्शा देखिए और इजाज़त लीजिए।
{1} from an airport is a yellow zone from the ground up: you need permission from air traffic control. | एयरपोर्ट से {1} की दूरी पर ज़मीन से ही येलो ज़ोन है। वहाँ एयर ट्रैफ़िक कंट्रोल की इजाज़त चाहिए।
Please do not stay alone with this. Call the emergency number 112 now, and talk to somebody you trust today. | कृपया इस दुख में अकेले मत रहिए। अभी 112 पर फ़ोन कीजिए, और आज ही किसी अपने से बात कीजिए।
Go where you are safe and call the police on the emergency number 112 now. Nobody may film or trouble you with a drone; ours fly with the owner's agreement. | सुरक्षित जगह जाइए और अभी 112 पर पुलिस को फ़ोन कीजिए। ड्रोन से आपकी फ़िल्म बनाने या आपको परेशान करने का हक़ किसी को नहीं है; हमारे ड्रोन मालिक की सहमति से ही उड़ते हैं।
Do not go into the water after it: no drone is worth a life. | उसके पीछे पानी में मत जाइए। कोई ड्रोन जान से बढ़कर नहीं।
If anybody is hurt or in danger, call the emergency number 112 now and see a doctor. | किसी को चोट लगी है या ख़तरा है, तो तुरंत 112 पर फ़ोन कीजिए और डॉक्टर को दिखाइए।
Do not wait for signs of poisoning. Take the product's label to the doctor. | ज़हर के लक्षण का इंतज़ार मत कीजिए। दवा का लेबल डॉक्टर के पास ले जाइए।
Get out of the spray, rinse eyes or skin with plenty of clean water, and take the product's label to the doctor. | छिड़काव से बाहर जाइए, आँख या चमड़ी को ख़ूब साफ़ पानी से धोइए, और दवा का लेबल डॉक्टर के पास ले जाइए।
Move everybody away, do not touch it, and do not breathe the smoke. | सबको दूर कीजिए, उसे मत छुइए, और धुआँ साँस में मत लीजिए।
Do not charge, use, open or touch the battery: it can catch fire. Keep people and everything that burns away from it. If it smokes or burns, call 112. | बैटरी को न चार्ज कीजिए, न इस्तेमाल कीजिए, न खोलिए, न छुइए। उसमें आग लग सकती है। लोगों को और जलने वाली चीज़ें दूर रखिए। धुआँ या आग दिखे तो 112 पर फ़ोन कीजिए।
Keep well away, and do not touch or pull at the drone, the line or anything that hangs from it. Call the electricity utility or the emergency number 112 now; only they may take it down. | दूर रहिए। ड्रोन, तार या उससे लटकती किसी चीज़ को न छुइए, न खींचिए। अभी बिजली विभाग या 112 पर फ़ोन कीजिए; सिर्फ़ वही उसे उतार सकते हैं।
Keep people away from the propellers and the battery, and leave the drone where it lies. | लोगों को पंखों और बैटरी से दूर रखिए, और ड्रोन को जहाँ पड़ा है वहीं रहने दीजिए।
Stay with the injured person until help comes. | मदद आने तक घायल के साथ रहिए।
When everybody is safe, tell our team: {1}. | जब सब सुरक्षित हों, हमारी टीम को बताइए: {1}।
I am sorry about that. Please tell our support team: call {1} (office {2}) or write to {3}. If it is about a drone, keep its serial number and, if you can, the flight log at hand. The form below has your words as a draft. | मुझे खेद है। हमारी सपोर्ट टीम को बताइए: {1} पर फ़ोन कीजिए (ऑफ़िस {2}) या {3} पर लिखिए। बात ड्रोन की हो, तो उसका सीरियल नंबर और हो सके तो उड़ान का लॉग पास रखिए। नीचे के फ़ॉर्म में आपकी बात पहले से लिखी है।
I am sorry that you are waiting. I cannot see orders; our team can: call {1} (office {2}) or write to {3}. The form below has your words, with the number, as a draft. | इंतज़ार के लिए खेद है। ऑर्डर मैं नहीं देख सकता; हमारी टीम देख सकती है: {1} पर फ़ोन कीजिए (ऑफ़िस {2}) या {3} पर लिखिए। नीचे के फ़ॉर्म में आपकी बात, नंबर के साथ, पहले से लिखी है।
I cannot see payments; our team can: call {1} (office {2}) or write to {3}. The form below has your words as a draft. | भुगतान मैं नहीं देख सकता; हमारी टीम देख सकती है: {1} पर फ़ोन कीजिए (ऑफ़िस {2}) या {3} पर लिखिए। नीचे के फ़ॉर्म में आपकी बात पहले से लिखी है।
I cannot make calls, but our team can call you. The form below has your words, with your number, as a draft: add your name and send it. Or call us: {1} (office {2}). | मैं फ़ोन नहीं कर सकता, पर हमारी टीम आपको कर सकती है। नीचे के फ़ॉर्म में आपकी बात, नंबर के साथ, लिखी है: अपना नाम जोड़कर भेजिए। या हमें फ़ोन कीजिए: {1} (ऑफ़िस {2})।
No, never. Our drones lift loads, not people or animals, and nobody stands below a load. | नहीं, कभी नहीं। हमारे ड्रोन सामान उठाते हैं, लोगों या जानवरों को नहीं, और लोड के नीचे कोई खड़ा नहीं होता।
No. Do not shoot at a drone or bring it down: it may fall on somebody. If one troubles you, note the time and place and call the police: 112. | नहीं। ड्रोन पर गोली मत चलाइए, उसे मत गिराइए: वह किसी पर गिर सकता है। कोई ड्रोन परेशान करे तो समय और जगह लिख लीजिए और पुलिस को 112 पर फ़ोन कीजिए।
No. Nobody mixes or sprays a product without the mask, gloves and clothing that its label asks for. Our crew wears hood, mask and gauntlets. | नहीं। लेबल पर लिखे मास्क, दस्ताने और कपड़ों के बिना कोई दवा न घोले, न छिड़के। हमारी टीम टोपी, मास्क और लंबे दस्ताने पहनती है।
No. Nobody drinks water from a sprayed field or eats treated seed. If somebody has, call the emergency number 112 now and take the product's label to the doctor. | नहीं। छिड़काव वाले खेत का पानी कोई न पिए, दवा लगे बीज कोई न खाए। किसी ने ऐसा किया है तो तुरंत 112 पर फ़ोन कीजिए और दवा का लेबल डॉक्टर के पास ले जाइए।
I give no dose: the product's label states how much of it, and your agriculture officer can tell you. I know only the water (height above the crop, water an acre): | दवा की मात्रा मैं नहीं बताता: वह दवा के लेबल पर लिखी होती है, और कृषि अधिकारी बता सकते हैं। मैं सिर्फ़ पानी बताता हूँ (फ़सल से ऊँचाई, प्रति एकड़ पानी):
Never fly across a country's border. Near one the zone decides, however light the drone: look at the airspace map before each flight. | किसी देश की सीमा के पार कभी मत उड़ाइए। सीमा के पास ज़ोन तय करता है, ड्रोन कितना भी हल्का हो: हर उड़ान से पहले एयरस्पेस का नक्शा देखिए।
I could not find here how far from a border such a zone reaches. | सीमा से कितनी दूर तक ऐसा ज़ोन होता है, यह मुझे यहाँ नहीं मिला।
For {1} that makes {2}. | {1} के लिए यह {2} होता है।
For {1} that makes {2} or more. | {1} के लिए यह {2} या ज़्यादा होता है।
No, never. Do not fly any drone after alcohol or drugs. | नहीं, कभी नहीं। शराब या नशा करके कोई भी ड्रोन मत उड़ाइए।
No. Nobody stays in the field or below a drone while it sprays or lifts. | नहीं। छिड़काव या वज़न उठाते समय खेत में या ड्रोन के नीचे कोई नहीं रहता।
I cannot share or change how I work. | मैं कैसे काम करता हूँ, यह न मैं बता सकता हूँ, न बदल सकता हूँ।
What would you like to know? | आप क्या जानना चाहेंगे?
I have no access to accounts, passwords or systems. Staff sign in on their own page; if you cannot get in, please write to our team. | खातों, पासवर्ड या सिस्टम तक मेरी पहुँच नहीं है। स्टाफ़ अपने पेज पर साइन इन करता है; न खुले तो हमारी टीम को लिखिए।
I have no personal details of anybody. To reach our team, write to {1} or call {2}. | मेरे पास किसी की निजी जानकारी नहीं है। हमारी टीम से बात करने के लिए {1} पर लिखिए या {2} पर फ़ोन कीजिए।
I cannot help with that. Our drones are for lawful work, flown with the owner's agreement. | इसमें मैं मदद नहीं कर सकता। हमारे ड्रोन क़ानूनी काम के लिए हैं और मालिक की सहमति से उड़ते हैं।
I cannot advise on that; please ask somebody qualified. | इस पर मैं सलाह नहीं दे सकता; कृपया किसी जानकार से पूछिए।
I could not find a price for each {1} here. | हर {1} का दाम मुझे यहाँ नहीं मिला।
The Remote Pilot Certificate is from {1} years on. Until then: | रिमोट पायलट सर्टिफ़िकेट {1} साल की उम्र से मिलता है। तब तक:
with {1}. Until then: | और {1}। तब तक:
In Madhya Pradesh we count the smaller bigha: a bigha of {1} sq ft is {2} acres, {3} to the acre. Where the larger one is meant, a bigha of {4} sq ft is {5} acres, {6} to the acre. The planner takes either. | मध्य प्रदेश में हम छोटा बीघा गिनते हैं। {1} वर्ग फ़ुट का बीघा {2} एकड़ होता है, यानी एक एकड़ में {3} बीघा। बड़ा बीघा हो, तो {4} वर्ग फ़ुट का बीघा {5} एकड़ होता है, यानी एक एकड़ में {6}। प्लानर में दोनों चलते हैं।
The brochure of {1} (PDF) opens at the top of its page. | {1} का ब्रोशर (PDF) उसके पेज के ऊपर खुलता है।
Each of these (PDF) opens at the top of its page: | इनमें से हर एक (PDF) अपने पेज के ऊपर खुलता है:
{1} is more than I can work out here. | {1} इतना ज़्यादा है कि उसका हिसाब मैं यहाँ नहीं लगा सकता।
I read {1}. Please give an amount above zero. | मैंने {1} पढ़ा। कृपया शून्य से बड़ी संख्या लिखिए।
No. {1} is more than our largest model lifts: {2} kg with the {3}. In parts of that weight it takes {4} lifts. | नहीं। {1} हमारे सबसे बड़े मॉडल के लिए भी ज़्यादा है; {3} {2} किलो उठाता है। उतने-उतने हिस्से करें, तो {4} बार में उठेगा।
For a heavier load, ask about {1}. | इससे भारी के लिए {1} के बारे में पूछिए।
No, the {1} carries {2} kg. | नहीं, {1} {2} किलो उठाता है।
For {1}, take the {2}. With {3} it flies about {4} min (an estimate). | {1} के लिए {2} लीजिए। {3} के साथ यह लगभग {4} मिनट उड़ता है (अंदाज़ा)।
The office is closed on {1}. We open on {2} at {3}. | ऑफ़िस {1} को बंद है। {2} को {3} बजे खुलेगा।
The office is closed {1}. We open on {2} at {3}. | ऑफ़िस {1} बंद है। {2} को {3} बजे खुलेगा।
The office was open today until {1} and is closed now. We open on {2} at {3}. | ऑफ़िस आज {1} तक खुला था, अब बंद है। {2} को {3} बजे खुलेगा।
The office is open on {1}, {2} to {3}. | ऑफ़िस {1} को {2} से {3} तक खुला है।
The {1} page says more. Ask me about any of this: | {1} के पेज पर और जानकारी है। इनमें से कुछ भी पूछिए:
These positions are open now: | अभी नौकरी की ये जगहें ख़ाली हैं:
You can also write to us and tell us what you can do. | आप हमें लिखकर भी बता सकते हैं कि आप क्या कर सकते हैं।
Open positions at {1} are listed on the careers page. | {1} में नौकरी की ख़ाली जगहें नौकरी वाले पेज पर लिखी हैं।
The lightest of these: {1}. | इनमें सबसे हल्का: {1}।
The heaviest of these: {1}. | इनमें सबसे भारी: {1}।
Your {1} weeks are too few: by our plan it needs {2} weeks at least. | आपके {1} हफ़्ते कम हैं: हमारे प्लान से कम से कम {2} हफ़्ते चाहिए।
it teaches inspection work in plants and along lines | इसमें प्लांट और लाइन की जाँच सिखाते हैं
it turns drone pictures into maps and measurements, at a desk | इसमें डेस्क पर ड्रोन की तस्वीरों से नक्शे और नाप बनाते हैं
it teaches to service and repair drones at the bench | इसमें बेंच पर ड्रोन की सर्विस और मरम्मत सिखाते हैं
students from class VIII may come to its short workshops | आठवीं से ऊपर के छात्र इसकी छोटी वर्कशॉप में आ सकते हैं
you build a drone of your own in it | इसमें आप अपना ड्रोन बनाते हैं
it prepares you for the Remote Pilot Certificate | यह रिमोट पायलट सर्टिफ़िकेट की तैयारी कराता है
Freelance pilot: ₹1,000-5,000 per day | फ़्रीलांस पायलट: ₹1,000-5,000 प्रति दिन
In a weekend batch, {1} takes {2}. | वीकेंड बैच में {1} {2} का है।
Full-time, {1} takes {2}. | फ़ुल-टाइम {1} {2} का है।
{1} takes {2} in all. | {1} कुल {2} का है।
{1} is held in {2}. | {1} {2} में होता है।
The level of {1} is {2}. | {1} का लेवल: {2}।
The weight class of the {1} is {2}. | {1} की वज़न की क्लास: {2}।
The steps ({1}): | स्टेप ({1}):
The modules ({1}): | मॉड्यूल ({1}):
The packages ({1}): | पैकेज ({1}):
The equipment ({1}): | मशीनें ({1}):
The timetable ({1}): | टाइमटेबल ({1}):
Work it leads to ({1}): | इसके बाद के काम ({1}):
Good to know ({1}): | जानने लायक़ बातें ({1}):
: our team can tell you. | : हमारी टीम बता सकती है।
I could not find here whether we sell to other countries. | हम दूसरे देशों में बेचते हैं या नहीं, यह मुझे यहाँ नहीं मिला।
I could not find here whether people from other countries can join, or about visas. | दूसरे देशों के लोग आ सकते हैं या नहीं, और वीज़ा का क्या है, यह मुझे यहाँ नहीं मिला।
I cannot advise on a product or its dose, nor on mixing two: the label and your agriculture office can. We sell none and spray the product that you bring, in sealed packs, with bill and label. | कौन सी दवा डालें, कितनी डालें और किसके साथ मिलाएँ, यह मैं नहीं बता सकता। यह लेबल और आपका कृषि कार्यालय बता सकते हैं। हम दवा नहीं बेचते। आप बंद पैक में, बिल और लेबल के साथ जो दवा लाते हैं, वही छिड़कते हैं।
We have no sprayer with such a tank. These are ours: | इतनी बड़ी टंकी का स्प्रेयर हमारे पास नहीं है। हमारे ये हैं:
We spray with them for you; I could not find one for sale here. | इनसे हम आपके लिए छिड़काव करते हैं; इनमें से कोई बिकता है, ऐसा मुझे यहाँ नहीं मिला।
I could not find our registrations (GeM, MSME, ISO) here. | हमारे रजिस्ट्रेशन (GeM, MSME, ISO) के बारे में मुझे यहाँ कुछ नहीं मिला।
I am not sure about the rest of your question; our team can tell you: {1} or the form. | बाक़ी सवाल का जवाब मुझे पक्का नहीं पता; हमारी टीम बता सकती है: {1} पर फ़ोन कीजिए या फ़ॉर्म भरिए।
I am not sure that this answers your question; our team can: call {1} or use the form. The nearest that I found: | मुझे पक्का नहीं पता कि आपके सवाल का जवाब यही है; हमारी टीम बता सकती है: {1} पर फ़ोन कीजिए या फ़ॉर्म भरिए। इससे मिलता-जुलता यह मिला:
I could not find that here. Did you mean: | यह मुझे यहाँ नहीं मिला। क्या आप इनमें से कुछ पूछ रहे हैं:
I could not find that here. A person can tell you: call {1} ({2}), write to {3}, or send your question with the form. It is filled in already. | यह मुझे यहाँ नहीं मिला। हमारी टीम बता सकती है: {1} पर फ़ोन कीजिए ({2}), {3} पर लिखिए, या फ़ॉर्म से अपना सवाल भेजिए। फ़ॉर्म पहले से भरा है।
I did not understand that. Please try other words, in English, Hindi or Hinglish. | मैं समझ नहीं पाया। कृपया दूसरे शब्दों में लिखिए, हिंदी, हिंग्लिश या अंग्रेज़ी में।
I can tell you about our training, drone services, drones and labs. | मैं हमारी ट्रेनिंग, ड्रोन सर्विस, ड्रोन और लैब के बारे में बता सकता हूँ।
Sorry, I can only help with drones, training and our services. | माफ़ कीजिए, मैं सिर्फ़ ड्रोन, ट्रेनिंग और हमारी सर्विस में मदद कर सकता हूँ।
Our team can tell you: use the contact form, write to {1} or call {2}. | हमारी टीम बता सकती है: फ़ॉर्म भरिए, {1} पर लिखिए या {2} पर फ़ोन कीजिए।
We quote the price of {1} once we know what you need. | {1} का दाम हम आपकी ज़रूरत जानकर कोटेशन में बताते हैं।
We quote the price once we know what you need. | दाम हम आपकी ज़रूरत जानकर कोटेशन में बताते हैं।
We quote the price once we know your field or site. Use the contact form, or call {1}. | दाम हम आपका खेत या साइट देखकर कोटेशन में बताते हैं। फ़ॉर्म भरिए, या {1} पर फ़ोन कीजिए।
I could not find batch dates or free places here. They come with the quotation. | बैच की तारीख़ या ख़ाली सीटें मुझे यहाँ नहीं मिलीं। ये कोटेशन के साथ मिलती हैं।
Our sprayers carry liquids in a tank. I could not find here whether we spread fertiliser or seed. | हमारे स्प्रेयर की टंकी में सिर्फ़ तरल चीज़ जाती है। खाद या बीज भी डालते हैं या नहीं, यह मुझे यहाँ नहीं मिला।
I could not find here whether an advance is asked. The quotation says how and when you pay; nothing is paid in this chat. | एडवांस लगता है या नहीं, यह मुझे यहाँ नहीं मिला। कब और कैसे देना है, यह कोटेशन में लिखा होता है; इस चैट में कोई पैसा नहीं देना होता।
Drones and services: the quotation shows GST on its own line. I could not find here how the invoice is made out. | ड्रोन और सर्विस: कोटेशन में GST अलग लाइन में लिखा होता है। बिल कैसे बनता है, यह मुझे यहाँ नहीं मिला।
I could not find here how far we come. | हम कितनी दूर आते हैं, यह मुझे यहाँ नहीं मिला।
I could not find a hostel, rooms or meals here. | हॉस्टल, कमरे या खाने के बारे में मुझे यहाँ कुछ नहीं मिला।
When we spray: {1} I could not find other refund terms here. | छिड़काव में: {1} पैसे वापसी के और नियम मुझे यहाँ नहीं मिले।
I could not find our refund terms here. | फ़ीस वापसी के नियम मुझे यहाँ नहीं मिले।
You must be 18 to 65 with class 10 or equivalent; we prepare you, an authorised organisation (RPTO) trains and tests you. | उम्र 18 से 65 हो और 10वीं या उसके बराबर पास हों; तैयारी हम कराते हैं, ट्रेनिंग और टेस्ट अधिकृत संस्था (RPTO) करती है।
A UIN is the Unique Identification Number of a drone: every drone needs one, except those for research and development. | UIN ड्रोन का यूनीक आइडेंटिफ़िकेशन नंबर है। रिसर्च और डेवलपमेंट वाले ड्रोन छोड़कर हर ड्रोन के लिए चाहिए।
For the Remote Pilot Certificate you need class 10 or equivalent, passed. Each course's page says what it takes to join. | रिमोट पायलट सर्टिफ़िकेट के लिए 10वीं या उसके बराबर पास होना चाहिए। दाख़िले के लिए क्या चाहिए, यह हर कोर्स के पेज पर लिखा है।
I could not find here where the parts come from. | पुर्ज़े कहाँ से आते हैं, यह मुझे यहाँ नहीं मिला।
Tell us what it must carry, how far and where: whether it can be built is said after the first talk. | बताइए कि उसे क्या उठाना है, कितनी दूर और कहाँ ले जाना है। बन सकता है या नहीं, यह पहली बातचीत के बाद बताते हैं।
I could not find here how many people we are. | हम कितने लोग हैं, यह मुझे यहाँ नहीं मिला।
We spray with our own crew. I could not find a sprayer for sale here. | हम अपनी टीम से छिड़काव करते हैं। स्प्रेयर बेचने के बारे में मुझे यहाँ कुछ नहीं मिला।
Tell us your dates; our team will confirm one. | आपको कौन सी तारीख़ें ठीक रहेंगी, बताइए; हमारी टीम उनमें से एक पक्की करेगी।
It depends on what you want to do afterwards. Which of these is nearest? | यह इस पर निर्भर है कि आगे आप क्या करना चाहते हैं। इनमें से किसके सबसे क़रीब है?
Beside an airport the zone decides, however light the drone is. | एयरपोर्ट के पास ज़ोन से तय होता है, ड्रोन कितना भी हल्का हो।
Yes: beside an airport the zone decides, however light the drone is. | हाँ: एयरपोर्ट के पास ज़ोन से तय होता है, ड्रोन कितना भी हल्का हो।
No, not without permission: beside an airport the zone decides, however light the drone is. | नहीं, इजाज़त के बिना नहीं: एयरपोर्ट के पास ज़ोन से तय होता है, ड्रोन कितना भी हल्का हो।
Visits to the workshop and the flying field are by appointment. | वर्कशॉप या उड़ान का मैदान देखने आना हो, तो पहले समय तय कर लीजिए।
{1} was founded in {2} in {3}. | {1} की शुरुआत {2} में {3} में हुई।
Our mission: {1} | हमारा मक़सद: {1}
Our vision: {1} | हमारा सपना: {1}
Our values: {1} | हमारे उसूल: {1}
After you send the form: {1} | फ़ॉर्म भेजने के बाद: {1}
The site does not name the founder. | फ़ाउंडर का नाम इस साइट पर नहीं है।
The gallery shows images ({1}) and videos. | गैलरी में तस्वीरें ({1}) और वीडियो हैं।
I would take {1}: {2}. | मैं {1} की सलाह दूँगा: {2}।
Which work do you mean? For {1} that would be: | आप कौन सा काम चाहते हैं? {1} के लिए ये होंगे:
Packages for which service? | किस सर्विस के पैकेज?
Which one do you mean? | आप इनमें से किसकी बात कर रहे हैं?
For {1} of {2} sq ft (about {3}) of {4}, take the {5} package ({6}). | {4} के {1} ({2} वर्ग फ़ुट वाला, लगभग {3}) के लिए {5} पैकेज लीजिए ({6})।
For {1} of {2} sq ft (about {3}), take the {4} package ({5}). | {1} ({2} वर्ग फ़ुट वाला, लगभग {3}) के लिए {4} पैकेज लीजिए ({5})।
For {1} of {2}, take the {3} package ({4}). | {2} के {1} के लिए {3} पैकेज लीजिए ({4})।
For {1}, take the {2} package ({3}). | {1} के लिए {2} पैकेज लीजिए ({3})।
If your bigha is the larger one, ask again with "{1} of {2} sq ft". | अगर आपका बीघा बड़ा वाला है, तो "{1} ({2} वर्ग फ़ुट)" लिखकर फिर पूछिए।
Spraying time: {1} with the {2}, turns and fillings included | छिड़काव का समय: {2} से {1}, मुड़ने और टंकी भरने का समय मिलाकर
Crew: {1} people; public notice at least {2} hours before, through the competent authorities | टीम: {1} लोग; सार्वजनिक सूचना कम से कम {2} घंटे पहले, सक्षम अधिकारियों के ज़रिए
Tank: {1} fillings of the {2} L tank | टंकी: {2} लीटर की टंकी {1} बार भरना
Tank: {1} filling of the {2} L tank | टंकी: {2} लीटर की टंकी {1} बार भरना
Water: {1} L, as for {2} | पानी: {1} लीटर, {2} के हिसाब से
Water: {1} L | पानी: {1} लीटर
Photographs: about {1} at {2} cm a pixel, over a square | फ़ोटो: {2} सेमी पिक्सेल पर लगभग {1}, एक चौकोर पर
Flights: {1} at {2} m, about {3} h in the field | उड़ान: {2} मी पर {1}, मैदान में लगभग {3} घंटे
Flights: {1} at {2} m, {3} cm a pixel | उड़ान: {2} मी पर {1}, {3} सेमी पिक्सेल
{1} takes {2} full-time; {3} in weekend batches. | {1} फ़ुल-टाइम {2} का है; वीकेंड बैच में {3}।
{1} is above the green zone's {2} m ({3} ft). | {1} ग्रीन ज़ोन के {2} मीटर ({3} फ़ुट) से ऊपर है।
{1} is within the green zone's {2} m ({3} ft), away from airports. | {1} ग्रीन ज़ोन के {2} मीटर ({3} फ़ुट) के अंदर है, एयरपोर्ट से दूर।
{1} from an airport: up to {2} m (200 ft) without permission; plan {3} to {4} m. | एयरपोर्ट से {1} दूर: {2} मीटर (200 फ़ुट) तक इजाज़त नहीं चाहिए; {3} से {4} मीटर पर उड़ाने का प्लान रखिए।
Until then: | तब तक:
We are at {1} | हम यहाँ हैं: {1}
Our articles are on the blog. | हमारे लेख ब्लॉग पर हैं।
Our news is on the news page. | हमारी ख़बरें ख़बरों वाले पेज पर हैं।
{1} takes {2} full-time; up to {3} in weekend batches. | {1} फ़ुल-टाइम {2} का है; वीकेंड बैच में {3} तक।
To join {1} you need: {2}. | {1} में आने के लिए चाहिए: {2}।
For the Remote Pilot Certificate you must be {1}, with {2}. | रिमोट पायलट सर्टिफ़िकेट के लिए उम्र {1} चाहिए, और साथ में {2}।
Rules change: please check the current rule. | नियम बदलते रहते हैं। कृपया मौजूदा नियम देख लीजिए।
We teach these courses: | हम ये कोर्स सिखाते हैं:
We offer these services: | हम ये सर्विस देते हैं:
We sell these drones: | हम ये ड्रोन बेचते हैं:
We are in {1}. | हम {1} में हैं।
I could not find here on which holidays it is closed. | किन छुट्टियों में बंद रहता है, यह मुझे यहाँ नहीं मिला।
We are a private company, not the portal. | हम एक निजी कंपनी हैं, सरकारी पोर्टल नहीं।
The office is open {1}. | ऑफ़िस {1} खुला रहता है।
Call {1} (office {2}) or write to {3}. | {1} पर फ़ोन कीजिए (ऑफ़िस {2}) या {3} पर लिखिए।
Write to us on WhatsApp, {1}: {2} | WhatsApp पर लिखिए, {1}: {2}
I cannot take orders, bookings or payments; nothing is reserved yet. Tell our team what you want: use the contact form, {1} or {2}. They confirm dates and places in writing. | मैं ऑर्डर, बुकिंग या भुगतान नहीं ले सकता; अभी कुछ भी बुक नहीं हुआ है। आपको क्या चाहिए, यह हमारी टीम को फ़ॉर्म से, {1} पर या {2} पर बताइए। तारीख़ और सीट वे लिखकर पक्की करेंगे।
Of course. Call {1} (office {2}), write to {3}, or use “Send this to our team” below: it opens the form with your questions as a draft. | ज़रूर। {1} पर फ़ोन कीजिए (ऑफ़िस {2}), {3} पर लिखिए, या नीचे “यह हमारी टीम को भेजें” दबाइए। फ़ॉर्म में आपके सवाल पहले से लिखे होंगे।
Ask me about drone training, our services, our drones or the rules. I show you the page with the answer. | ड्रोन ट्रेनिंग, हमारी सर्विस, ड्रोन या नियमों के बारे में पूछिए। मैं जवाब और उसका पेज दिखाता हूँ।
You are welcome. Is there anything else about our training, services or drones? | आपका स्वागत है। ट्रेनिंग, सर्विस या ड्रोन के बारे में कुछ और?
All right. I am here if you want to know more about our training, services or drones. | ठीक है। ट्रेनिंग, सर्विस या ड्रोन के बारे में और जानना हो तो पूछिए।
The shortest of these: {1}. | इनमें सबसे छोटा: {1}।
The longest of these: {1}. | इनमें सबसे लंबा: {1}।
It takes {1} full-time; up to {2} in weekend batches. | फ़ुल-टाइम {1} का है; वीकेंड बैच में {2} तक।
It takes {1}. | समय: {1}।
To join: {1}. | दाख़िले के लिए: {1}।
I could not find second-hand drones here. | पुराने ड्रोन मुझे यहाँ नहीं मिले।
Time: {1} clear day at most | समय: ज़्यादा से ज़्यादा {1} दिन, साफ़ मौसम में
Time: {1} clear days at most | समय: ज़्यादा से ज़्यादा {1} दिन, साफ़ मौसम में
A drone of {1} all-up weight, payload included, is in the {2} class: | {1} कुल वज़न (लोड समेत) का ड्रोन {2} क्लास में है:
A drone of {1} all-up weight, payload included, is in the {2} class. | {1} कुल वज़न (लोड समेत) का ड्रोन {2} क्लास में है।
It depends on the use. | यह इस्तेमाल पर निर्भर है।
It depends on who flies it, and where. | यह इस पर निर्भर है कि कौन उड़ाता है और कहाँ।
Phone: {1}, in office hours ({2}). | फ़ोन: {1}, ऑफ़िस के समय ({2})।
E-mail: {1}. We reply {2}. | ई-मेल: {1}। हम {2} जवाब देते हैं।
Crops we spray, with height above the crop and water per acre ({1}): | इन फ़सलों पर छिड़काव, फ़सल से ऊँचाई और प्रति एकड़ पानी ({1}):
What you receive after a land survey ({1}): | ज़मीन के सर्वे के बाद आपको मिलता है ({1}):
What you receive after a thermal survey ({1}): | थर्मल सर्वे के बाद आपको मिलता है ({1}):
What we need from you ({1}): | हमें आपसे चाहिए ({1}):
Packages ({1}): | पैकेज ({1}):
{1}, prices | {1}, दाम
Drone Pilot Training and Drone Service Technician have weekend batches; a weekend batch takes more weeks. | ड्रोन पायलट ट्रेनिंग और ड्रोन सर्विस टेक्नीशियन के वीकेंड बैच होते हैं; वीकेंड बैच में हफ़्ते ज़्यादा लगते हैं।
We call you back: choose “Call me back” in the contact form. Your name and number are enough. | हम आपको फ़ोन करते हैं: संपर्क के फ़ॉर्म में “हमसे कॉल करवाएँ” चुनिए। नाम और नंबर काफ़ी हैं।
Filming weddings, events or advertisements is no service of ours: our crews spray fields, survey land and map with thermal cameras. | शादी, कार्यक्रम या विज्ञापन की शूटिंग हमारी सर्विस नहीं है: हमारी टीम खेत में छिड़काव करती है, ज़मीन का सर्वे करती है और थर्मल कैमरे से नक्शे बनाती है।
Drone Pilot Training is nearest to it. | इससे सबसे मिलती-जुलती हमारी ड्रोन पायलट ट्रेनिंग है।
All rights in the texts and pictures of this site are reserved: please ask us before you print or post them. I could not find terms for it here. | इस साइट के लेख और तस्वीरों के सभी अधिकार सुरक्षित हैं: छापने या पोस्ट करने से पहले हमसे पूछिए। इसकी शर्तें मुझे यहाँ नहीं मिलीं।
Tell the police, with the serial number and the Unique Identification Number (UIN) of the drone. If you have it from us, tell our support team too, with the serial number and, if you can, the flight log. I could not find here what else the rules ask. | पुलिस को बताइए, ड्रोन के सीरियल नंबर और यूनीक आइडेंटिफ़िकेशन नंबर (UIN) के साथ। ड्रोन हमसे लिया है तो हमारी सपोर्ट टीम को भी बताइए, सीरियल नंबर और हो सके तो उड़ान के लॉग के साथ। नियमों में और क्या करना ज़रूरी है, यह मुझे यहाँ नहीं मिला।
The drone zone of the field decides, whoever owns it. In a green zone low flight, as for spraying, needs no permission. | खेत किसी का भी हो, बात उसके ड्रोन ज़ोन से तय होती है। ग्रीन ज़ोन में नीची उड़ान के लिए, जैसे छिड़काव में, इजाज़त नहीं चाहिए।
Spraying needs public notice too, through the competent authorities. | छिड़काव के लिए सार्वजनिक सूचना भी चाहिए, सक्षम अधिकारियों के ज़रिए।
I cannot add up an order here: our team prices the whole list in one quotation. | मैं यहाँ ऑर्डर का जोड़ नहीं लगा सकता: पूरी सूची का दाम हमारी टीम एक ही कोटेशन में बताती है।
Width: {1} m | चौड़ाई: {1} मीटर
Days on the land: about {1} | ज़मीन पर दिन: लगभग {1}
Days on the land: about {1}, in {2} sections one after another | ज़मीन पर दिन: लगभग {1}, एक के बाद एक {2} हिस्सों में
The contact form reaches our team. The forms of government schemes are at your agriculture office: we decide on none. | हमारा फ़ॉर्म हमारी टीम तक पहुँचता है। सरकारी योजनाओं के फ़ॉर्म आपके कृषि दफ़्तर में मिलते हैं; मदद किसे मिलेगी, यह हम तय नहीं करते।
I could not find here how the Remote Pilot Certificate is renewed. | रिमोट पायलट सर्टिफ़िकेट रिन्यू कैसे होता है, यह मुझे यहाँ नहीं मिला।
Our open positions stand on the careers page. Pay nobody for a job with us: ask our team first, at {1} or {2}. | हमारे यहाँ की खाली जगहें नौकरी वाले पेज पर लिखी हैं। हमारे यहाँ नौकरी के लिए किसी को पैसे मत दीजिए, पहले हमारी टीम से पूछ लीजिए: {1} या {2}।
I could not find a comparison with the drones of other makers here. | दूसरी कंपनियों के ड्रोन से तुलना मुझे यहाँ नहीं मिली।
I could not find a discount for larger areas here: the quotation states the price of yours. | ज़्यादा ज़मीन पर छूट मुझे यहाँ नहीं मिली; आपकी ज़मीन का दाम कोटेशन में लिखा होता है।
Our team sends the quotation in writing, once it knows what you need. | आपकी ज़रूरत जानकर हमारी टीम कोटेशन लिखकर भेजती है।
We sell trainer, surveillance and heavy payload drones. A drone for surveying or thermal work we could build to order. | हम ट्रेनर, निगरानी और भारी सामान ढोने वाले ड्रोन बेचते हैं। सर्वे या थर्मल काम का ड्रोन ऑर्डर पर बन सकता है।
`;
