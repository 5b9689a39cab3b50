/** Mails to bidders of all accounts together in a minute; BIDDER_MAILS_PER_MINUTE says how many the message service has room for. */
export const mailsPerMinute = ({ BIDDER_MAILS_PER_MINUTE }: Record<string, string | undefined>): number | undefined => {
  if (!BIDDER_MAILS_PER_MINUTE) return undefined
  if (!/^[1-9]\d{0,6}$/.test(BIDDER_MAILS_PER_MINUTE)) throw new Error('BIDDER_MAILS_PER_MINUTE must be a whole number of 1 or more.')
  return Number(BIDDER_MAILS_PER_MINUTE)
}
