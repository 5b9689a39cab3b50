/** Mails to bidders of all accounts together in a minute. @param setting `BIDDER_MAILS_PER_MINUTE`: how many the message service has room for */
export const mailsPerMinute = (setting = ''): number | undefined => {
  if (setting === '') return undefined
  if (!/^[1-9]\d{0,6}$/.test(setting)) throw new Error('BIDDER_MAILS_PER_MINUTE must be a whole number of 1 or more.')
  return Number(setting)
}
