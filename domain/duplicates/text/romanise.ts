import anyAscii from 'any-ascii'

// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole ASCII range is meant
const ascii = /^[\x00-\x7f]*$/

/**
 * A text in Latin letters, lower case: "谢淑英" is "xie shu ying", "محمد" is "mhmd". Syllables of Chinese and Korean are words,
 * and the ending of Arabic women's names is the mute h that it sounds like.
 */
export const romanise = (text: string): string =>
  ascii.test(text)
    ? text
    : anyAscii(text.replace(/ة/g, 'ه'))
        .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
        .toLowerCase()
        .replace(/['`]/g, '')

/** Number of Chinese characters and kana as a script, as Japanese mixes them. */
export const chineseScript = 3

/** 0 for Latin, else a number of the script or of a part of it. */
const scriptOfCode = (code: number): number => {
  if (code < 0x370 || (code >= 0x1e00 && code < 0x1f00)) return 0
  if (code < 0x400 || (code >= 0x1f00 && code < 0x2000)) return 1
  if (code < 0x530) return 2
  if ((code >= 0x3040 && code < 0xa000) || (code >= 0xf900 && code < 0xfb00)) return chineseScript
  if (code >= 0xac00 && code < 0xd7b0) return 4
  return 5 + (code >> 8)
}

/** The script of the first character that is not Latin; 0 when there is none. */
export const scriptOf = (codes: Uint16Array, start: number, end: number): number => {
  for (let index = start; index < end; index += 1) {
    const script = scriptOfCode(codes[index] ?? 0)
    if (script !== 0) return script
  }
  return 0
}

const digraphs: Readonly<Record<string, string>> = {
  sh: 's',
  kh: 'k',
  gh: 'g',
  zh: 's',
  ch: 'c',
  th: 't',
  dh: 't',
  ph: 'f',
  ts: 's',
  dj: 'j',
}
/** Sounds that one script writes the same and another does not. */
const sounds: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k', q: 'k', c: 'k', z: 's', v: 'f', j: 'k', x: 's' }

/**
 * The consonants of a romanised name, those that sound the same as one: scripts that leave out vowels agree with those that write them
 * ("mhmd", "Mohammed"), and one transcription with another ("Gim", "Kim").
 */
export const soundSkeleton = (roman: string): string =>
  roman
    .replace(/[^a-z]/g, '')
    .replace(/[skgzctdp]h|ts|dj/g, (pair) => digraphs[pair] ?? pair)
    .replace(/h$|[aeiouyw]/g, '')
    .replace(/[bdgqczvjx]/g, (letter) => sounds[letter] ?? letter)
    .replace(/(.)\1+/g, '$1')

const syllables =
  /^(?:(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|uang|ang|eng|ong|iao|ian|ing|uai|uan|ai|ei|ao|ou|an|en|er|ia|ie|iu|in|ua|uo|ui|un|ue|a|o|e|i|u|v))+$/

/** Whether letters may be the reading of Chinese characters. */
export const isPinyin = (letters: string): boolean => syllables.test(letters)
