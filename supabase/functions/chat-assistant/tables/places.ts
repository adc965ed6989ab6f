/** Where visitors may live: states, and districts of Madhya Pradesh. */
export const PLACES =
  "indore|indaur|ujjain|dewas|sehore|vidisha|raisen|hoshangabad|narmadapuram|harda|betul|ratlam|mandsaur|neemuch|khandwa|khargone|burhanpur|barwani|jhabua|shajapur|rajgarh|ashoknagar|shivpuri|gwalior|bhind|morena|datia|sagar|damoh|tikamgarh|chhatarpur|panna|jabalpur|katni|satna|rewa|sidhi|shahdol|chhindwara|seoni|balaghat|mandla|narsinghpur|madhya pradesh|mp|maharashtra|nagpur|pune|mumbai|nashik|gujarat|ahmedabad|rajasthan|jaipur|kota|chhattisgarh|raipur|uttar pradesh|lucknow|jhansi|delhi|punjab|haryana|bihar|jharkhand|odisha|telangana|hyderabad|karnataka|bangalore|tamil nadu|kerala|andhra pradesh|west bengal|assam";

/** Where visitors from abroad live. */
export const ABROAD =
  "abroad|overseas|other countries|another country|outside india|foreign countr(?:y|ies)|nepal|bangladesh|sri lanka|bhutan|maldives|myanmar|china|dubai|uae|oman|qatar|saudi|kuwait|bahrain|africa|kenya|nigeria|ghana|ethiopia|tanzania|uganda|zambia|usa|america|canada|uk|london|europe|germany|france|australia|singapore|malaysia|indonesia|thailand|vietnam|philippines";
