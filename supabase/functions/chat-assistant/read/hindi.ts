import { commonHindi, hindiTurns } from "./hindi-common.ts";
import { rarerHindi } from "./hindi-rarer.ts";

const dictionary = new Map<string, string[]>();
/** Forms of the rarer list, which is long enough to hold English words by chance. */
const rarer = new Set<string>();
for (const [list, isRarer] of [
  [commonHindi, false],
  [rarerHindi, true],
] as const) {
  for (const line of list.trim().split("\n")) {
    const [forms = "", meaning = ""] = line.split(":");
    for (const form of forms.trim().split(" ")) {
      if (dictionary.has(form)) continue;
      dictionary.set(form, meaning.trim().split(" ").filter(Boolean));
      if (isRarer) rarer.add(form);
    }
  }
}

/** English words that a Hindi form would shadow; they mean Hindi only beside other Hindi words. */
const shared = new Set(
  "to the is us do main band no the par pe dam nap sal ha the ho de le hi he bad log se na ya kam tak mat door das do char ek free charging aam company border factory paas sab gir bech ang tender gram crop sham raat bagh lena admi bata bana sikh wo bas band exp sath r agar bade banana bare beta chat dilate din dost dun fir hone hue hum jab lakh lie lo logo mere mile tab teen tum tut wale ye apse are bail bane bani bar beech bees bin bola bole coarse dale drown jungle karate lag lane loge logon madam mil mote niche pane parson pita pooch pure rang sahib sake salaam sari sir sub sunder tar teem tees thin tin toot tune unis vale wallah".split(
    " ",
  ),
);

/** Words that only Hindi has, by which a message is known to be Hinglish. */
const marks = new Set(
  "hai hain ka ki ke ko kya kitna kitni kitne kaise kab kahan kaha kaun kaunsa konsa chahiye karna karne karni liye mujhe aap aapka aapki batao bataiye milega milegi hota hoti wala wali mein se nahi aur".split(
    " ",
  ),
);

/** Whether the words are Hindi in Latin letters, in part at least. */
export function isHinglish(tokens: string[]): boolean {
  return tokens.some((token) => marks.has(token) && token !== "main" && token !== "se");
}

/** The words with turns of phrase put into English and what is left over of grammar dropped. */
export function inTurns(tokens: string[]): string[] {
  const line = hindiTurns.reduce((text, [turn, meaning]) => text.replace(turn, meaning), tokens.join(" "));
  return line.split(" ").filter(Boolean);
}

/**
 * The English words for one word, or undefined where it is not known.
 * @param english whether it is an English word too
 */
export function translated(token: string, hinglish: boolean, english = false): string[] | undefined {
  if (!hinglish && (shared.has(token) || (english && rarer.has(token)))) return undefined;
  return dictionary.get(token);
}

/** Endings of verbs, the longest first: "karwayenge", "udaunga", "seekhkar". */
const endings =
  "iyega ayenge ayega ayegi aenge aega aegi unga ungi enge ega egi oge ana ane ani ata ate ati aya aye ayi ao aiye aunga wana wane wata wati waya wao waiye na ne ni ta te ti iye kar ke a e i o"
    .split(" ")
    .sort((a, b) => b.length - a.length);

/** A word as it sounds: long and short vowels, v and w, z and j, and doubled consonants are one. */
const soundOf = (word: string) =>
  word
    .replace(/aa+/g, "a")
    .replace(/ee+|ii+/g, "i")
    .replace(/oo+|uu+/g, "u")
    .replace(/w/g, "v")
    .replace(/z/g, "j")
    .replace(/ph/g, "f")
    .replace(/sh/g, "s")
    .replace(/chh/g, "ch")
    .replace(/q/g, "k")
    .replace(/([^aeiou])\1+/g, "$1")
    .replace(/[ea]y$/, "e")
    .replace(/y$/, "i")
    .replace(/([aeiou])[hn]$/, "$1");
const bySound = new Map<string, string[]>();
for (const [form, meaning] of dictionary) {
  const sound = soundOf(form);
  if (!bySound.has(sound)) bySound.set(sound, meaning);
}

/** The English words for a Hindi word in a spelling or a form of its verb that the dictionary does not hold. */
export function guessed(token: string): string[] | undefined {
  const sound = soundOf(token);
  const known = bySound.get(sound);
  if (known || sound.length < 5) return known;
  for (const ending of endings.map(soundOf)) {
    const root = sound.endsWith(ending) ? sound.slice(0, -ending.length) : "";
    if (root.length < 3) continue;
    for (const form of [root, `${root}na`, `${root}a`]) {
      const meaning = bySound.get(form);
      if (meaning) return meaning;
    }
  }
  return undefined;
}

/** The common forms, which spelling may lead to. */
export function hinglishWords(): string[] {
  return [...dictionary.keys()].filter((form) => !rarer.has(form));
}
