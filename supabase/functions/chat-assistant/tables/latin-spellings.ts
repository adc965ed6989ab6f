/**
 * Hindi words of the site as one writes them in Latin letters, where letter by letter they would look odd: loan words as in
 * English, and short native ones.
 */
export const latinSpellings = `
ड्रोन drone सर्टिफ़िकेट certificate पायलट pilot वर्कशॉप workshop क्लास class मॉड्यूल module ट्रेनिंग training रिमोट
remote बैटरी battery इंस्ट्रक्टर instructor बेंच bench सिम्युलेटर simulator लेवल level टीम team टेस्ट test भोपाल
Bhopal ट्रेनर trainer कोर्स course मीटर meter माइक्रो micro लैब lab ट्रेनी trainee मिशन mission मिनट minute सर्वे
survey कोटेशन quotation मोटर motor मॉडल model प्लान plan बुक book पेज page रिसर्च research सर्विस service टाइम time
कंट्रोल control लोड load फ़ीस fees लीटर litre एकेडमी academy रोटर rotor ट्रांसमीटर transmitter मेंटर mentor ऑर्डर
order टेक्नीशियन technician डेटा data लाइन line एडवांस्ड advanced वीकेंड weekend स्प्रेयर sprayer सपोर्ट support पार्क
park टीचर teacher थर्मल thermal स्मॉल small रिपोर्ट report एक्सपर्ट expert बेसिक basic वायरिंग wiring साइट site फ़ॉर्म
form ऑटोपायलट autopilot रेडियो radio सोल्डरिंग soldering बोर्ड board रेगुलेटर regulator प्रोफ़ेशनल professional ग्रुप
group होवर hover मीडियम medium ऑफ़िस office इंडस्ट्रियल industrial रिकॉर्ड record एयरस्पेस airspace फ़्रेम frame
डेवलपमेंट development असिस्टेंट assistant प्रैक्टिकल practical कैमरा camera कंट्रोलर controller लिंक link थ्रस्ट
thrust बालसा balsa बैलेंस balance टाइप type प्लॉट plot रोड road गोविंदपुरा Govindpura प्रोटोटाइप prototype सेंटर
centre प्रोजेक्ट project कैमरे camera पॉइंट point सोलर solar करंट current डेस्क desk ट्रैक track इलेक्ट्रॉनिक्स
electronics लेबल label ऑपरेशन operation टिंकरिंग tinkering बिगिनर beginner सोयाबीन soybean सैटेलाइट satellite कॉलेज
college सेंसर sensor पेपर paper स्पीड speed टाइमटेबल timetable यूनीक unique आइडेंटिफ़िकेशन identification फ़ोम foam
एरोप्लेन aeroplane फ़ास्ट fast इंजीनियर engineer रिसीवर receiver इंटरमीडिएट intermediate मल्टीमीटर multimeter सेट set
हॉस्टल hostel ग्रीन green कैटेगरी category नोज़ल nozzle रूम room पैकेज package अटल atal इनोवेशन innovation टैक्स tax
फ़ोन phone एक्सीलेंस excellence क्रेट crate ट्यून tune कोड code डेमो demo मॉक mock सर्वर server मैट mat फ़ेलसेफ़
failsafe लिथियम lithium चार्ज charge इंजीनियरिंग engineering सॉफ़्टवेयर software टेस्टिंग testing मल्टीरोटर multirotor
पैक pack प्रिंटर printer कोडिंग coding गारंटी guarantee थर्ड third पार्टी party बिल bill प्लानर planner बैकअप backup
पॉलिसी policy ओपन open सोर्स source इंडस्ट्री industry थ्योरी theory कार्बन carbon वीडियो video प्रोसेसिंग processing
प्रोब probe कटिंग cutting सिग्नल signal मैपिंग mapping स्पार spar स्टैंड stand एयरपोर्ट airport प्लानिंग planning पैड
pad प्लांट plant रडार radar रोबोट robot स्टैंडर्ड standard प्लग plug फ़ाउंडर founder कॉल call क्लाउड cloud कार्ड card
पावर power मोबाइल mobile स्टाफ़ staff नेटवर्क network सेटिंग setting सिस्टम system स्टार्ट start रिव्यू review एंटीना
antenna कैलिब्रेशन calibration पैरामीटर parameter ट्यूनिंग tuning वोल्टेज voltage ग्राफ़ graph फ़ाइल file रेड red
रोटरक्राफ़्ट rotorcraft कैलेंडर calendar ग्रिड grid चेकलिस्ट checklist इंस्पेक्शन inspection लाइसेंस licence स्क्रीन
screen लैंडिंग landing डिप्लोमा diploma सप्लाई supply रजिस्टर्ड registered सीरियल serial प्राइवेसी privacy वारंटी
warranty स्मार्ट smart लेंस lens स्किड skid रिकॉर्डिंग recording पाथ path स्क्रिप्ट script डिजिटल digital अप्रैल April
प्रोडक्ट product सोल्डर solder टेलीमेट्री telemetry कैलिब्रेट calibrate लूप loop जियोफ़ेंस geofence सिम्युलेशन
simulation फ़र्मवेयर firmware स्टिक stick सर्किट circuit फ़िक्स्ड fixed विंग wing सर्वो servo स्टॉल stall स्प्रूस
spruce ट्रैफ़िक traffic सर्टिफ़िकेशन certification रजिस्ट्रेशन registration ओवरलैप overlap पासपोर्ट passport पोर्टल
portal कोन cone ब्रीफ़िंग briefing ऑपरेटर operator डिग्री degree ऑसिलोस्कोप oscilloscope पिकअप pickup मास्क mask
फ़र्स्ट first कंटूर contour चेक check रोबोटिक्स robotics प्रिंटिंग printing प्रोग्रामिंग programming लैपटॉप laptop
फ़ील्ड field ग्राउंड ground फ़ेल fail माउंट mount अगस्त August पेलोड payload डीलरशिप dealership रीसेल resale  स्टूडियो studio सर्वेयर surveyor वैन van एनालिस्ट analyst न्यूरल neural इंजन engine मेलबॉक्स mailbox बिल्ड build
सर्च search टैब tab डेवलपर developer ब्रेक break वैल्यू value चार्ट chart व्हाइटबोर्ड whiteboard लार्ज large एलेरॉन
aileron फ़्लैप flap फ़िल्म film ग्लाइड glide एयरफ़ॉइल aerofoil मिलीमीटर millimetre ट्रिम trim ग्लू glue चार्जर charger
कॉरिडोर corridor टावर tower फ़्रीलांस freelance रेट rate टैबलेट tablet सर्कुलर circular प्रैक्टिस practice इंटरव्यू
interview परमिट permit हेलमेट helmet आउटपुट output डायग्राम diagram नोट्स notes कनेक्टर connector एल्युमिनियम
aluminium प्लास्टिक plastic बेयरिंग bearing वाइंडिंग winding यूनिट unit शॉर्ट short क्रिम्पिंग crimping गियर gear ऑडिट
audit आयरन iron एंटीस्टैटिक antistatic चार्जिंग charging पॉलीकार्बोनेट polycarbonate माइक्रोस्कोप microscope फ़्लीट
fleet प्रोडक्शन production जॉब job कवरेज coverage डिस्क disc कस्टम custom हायरिंग hiring सबस्टेशन substation बिल्डर
builder ब्लॉक block चैलेंज challenge जूरी jury स्टॉप stop मार्च March पोस्टर poster टर्म term यूनिवर्सिटी university
मैनेजर manager सेंटीमीटर centimetre क्लासरूम classroom होल्ड hold फ़्लाइंग flying जुलाई July विंडसॉक windsock मेनू
menu स्पेयर spare पुलिस police स्टेशन station वेबसाइट website स्कूल school स्कूलों schoolon प्रोग्राम program
प्रोग्रामों programon नंबर number लाइनें lines लाइनों lines पाइपलाइन pipeline पीस piece लाख lakh हिंग्लिश Hinglish नोट
note सर्टिफ़ाइड certified लॉग log लोग log ज़ोन zone मेल mail चैट chat ब्लॉग blog किट kit सीट seat सीटें seats शीट
sheet सेल cell फ़ुल full मोड mode कॉपी copy कॉपियाँ copies बैच batch कंपनी company कंपनियों companiyon कंपनियाँ
companiyan नैनो nano डिज़ाइन design प्लेन plane क्वाडकॉप्टर quadcopter फ़्लाइट flight बुकिंग booking कैंसिल cancel
ब्रोशर brochure डाउनलोड download लोकेशन location बाउंड्री boundary फ़ुट foot सीज़न season स्विच switch हॉल hall पंप
pump टेक्निकल technical एरिया area गेज gauge ड्रॉइंग drawing येलो yellow कंप्यूटर computer प्रिंट print सेकंड second
पिन pin वोल्ट volt किमी km कैंपेन campaign एयर air ऑर्थोमोज़ेक orthomosaic गिंबल gimbal पाइप pipe ग्रेजुएट graduate
स्टार्टअप startup ओवरहॉलिंग overhauling ऑर्गनाइज़ेशन organisation ऑथराइज़ेशन authorisation ब्राउज़र browser कैंपस
campus टीमों teams टीमें teams इंजीनियरों engineers टीचरों teachers पायलटों pilots मोटरों motors बैटरियाँ batteries
क्लासों classes फ़ाइलें files मशीनें machines ट्रांसमीटरों transmitters मॉड्यूलों modules किलो kilo ग्राम gram सेंट्रल
central सरनेम surname सर्विसिंग servicing मशीन machine वर्कशॉपों workshops रिज़र्व reserve फ़ोटो
photo पंक्चर puncture हम hum हमारे hamare हमारा hamara हमारी hamari हमसे humse हमें hamein हमने humne में me नहीं nahi
हूँ hoon वह wah वे we वाला wala वाले wale वाली wali वालों walon वहाँ wahan वहीं wahin वही wahi वापस wapas हवा hawa दवा
dawa दवाई dawai दावा dawa दावे dawe सवाल sawal जवाब jawab वज़न wazan वजह wajah छिड़काव chhidkav गाँव gaon पाँच paanch
पाँव paanv हाँ haan ना na न na पानी paani जहाँ jahan यहाँ yahan कहाँ kahan आप aap आपका aapka आपकी aapki आपके aapke
आपको aapko आपसे aapse आपने aapne अपना apna दफ़्तर daftar हफ़्ता hafta हफ़्ते hafte क़ानून kanoon ज़रूरी zaroori ज़रूरत
zaroorat ख़राब kharab दाख़िला dakhila उड़ान udaan उड़ाना udana उड़ाते udate नौकरी naukri सरकारी sarkari काग़ज़ kagaz
रुपये rupaye बच्चे bachche ऊँचाई oonchai दूरी doori पूरा poora पूरी poori पूरे poore दूसरी doosri दूसरा doosra दूसरे
doosre
`;
