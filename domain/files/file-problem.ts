/** Why a file is not stored, and what to do about it, by problem, for the file of this name. */
export const fileProblems = {
  unsupported: (file: string) =>
    `The file ${file} is of a kind that can’t be stored. Send CSV, Excel, PDF, JSON, XML, text, JPG, PNG, Word, ZIP or a database dump.`,
  otherContent: (file: string) => `The file ${file} is not what its extension says. Save it again in its own format and upload it again.`,
  twoKinds: (file: string) => `The file ${file} is two kinds of file in one. Save it again in its own format and upload it again.`,
  encrypted: (file: string) => `The file ${file} is protected with a password. Remove the password, save it and upload it again.`,
  macros: (file: string) => `The file ${file} contains macros. Save it without macros and upload it again.`,
  damaged: (file: string) => `The file ${file} is damaged or was cut off. Save it again and upload it again.`,
  outside: (file: string) => `The archive ${file} has a file whose path leads out of the archive. Pack it again and upload it again.`,
  bomb: (file: string) => `The archive ${file} is larger than 1GB when unpacked. Split it and upload its parts.`,
} as const

export type FileProblemName = keyof typeof fileProblems
