/** The first case of a house is LC-1001. */
export const caseNumber = (sequence: number): string => `LC-${1000 + sequence}`
