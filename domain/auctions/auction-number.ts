/** The number of an auction for staff, such as A-1001. @param sequence from 1 */
export const auctionNumber = (sequence: number): string => `A-${1000 + sequence}`
