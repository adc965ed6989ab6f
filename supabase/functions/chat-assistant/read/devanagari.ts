const consonants: { [letter: string]: string } = {
  क: "k",
  ख: "kh",
  ग: "g",
  घ: "gh",
  ङ: "n",
  च: "ch",
  छ: "chh",
  ज: "j",
  झ: "jh",
  ञ: "n",
  ट: "t",
  ठ: "th",
  ड: "d",
  ढ: "dh",
  ण: "n",
  त: "t",
  थ: "th",
  द: "d",
  ध: "dh",
  न: "n",
  प: "p",
  फ: "ph",
  ब: "b",
  भ: "bh",
  म: "m",
  य: "y",
  र: "r",
  ल: "l",
  व: "v",
  श: "sh",
  ष: "sh",
  स: "s",
  ह: "h",
  क़: "k",
  ख़: "kh",
  ग़: "g",
  ज़: "z",
  ड़: "d",
  ढ़: "dh",
  फ़: "f",
};
const vowels: { [letter: string]: string } = {
  अ: "a",
  आ: "a",
  इ: "i",
  ई: "i",
  उ: "u",
  ऊ: "u",
  ए: "e",
  ऐ: "ai",
  ओ: "o",
  औ: "au",
  ऑ: "o",
  ऋ: "ri",
};
const signs: { [letter: string]: string } = {
  "ा": "a",
  "ि": "i",
  "ी": "i",
  "ु": "u",
  "ू": "u",
  "े": "e",
  "ै": "ai",
  "ो": "o",
  "ौ": "au",
  "ॉ": "o",
  "ृ": "ri",
};

/** Hindi letters as they are usually typed in Latin ones: enough for the dictionary, not a scholar's transliteration. */
export function inLatin(text: string): string {
  if (!/[\u0900-\u097f]/.test(text)) return text;
  const letters = [...text.replace(/([कखगजडढफ])\u093c/g, "$1")];
  let latin = "";
  letters.forEach((letter, index) => {
    const consonant = consonants[letter];
    const next = letters[index + 1] ?? "";
    if (consonant) {
      const silent = next in signs || next === "्" || !(next in consonants || next in vowels || next === "ं");
      latin += consonant + (silent ? "" : "a");
    } else if (letter in vowels) latin += vowels[letter];
    else if (letter in signs) latin += signs[letter];
    else if (letter === "ं" || letter === "ँ") latin += "n";
    else if (letter >= "०" && letter <= "९") latin += String(letter.charCodeAt(0) - 0x0966);
    else if (letter !== "्" && letter !== "ः") latin += letter === "।" ? "." : letter;
  });
  return latin;
}
