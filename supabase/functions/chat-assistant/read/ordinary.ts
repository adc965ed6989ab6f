/**
 * Ordinary words that spelling must not bend into a word of the site ("crypto" is not "crop") and that are too new, too
 * technical or too far from film subtitles for the frequency list behind `Knowledge.english`.
 */
export const ordinaryWords = (
  "debit diagnose excel horoscope jailbreak prompt regex username bitcoin crypto accommodation hostel hindi bangladesh " +
  "dubai mumbai delhi"
).split(" ");
