/**
 * What is compared of a person. Every part may be missing. A street may carry its house number ("12 Main St"), unless `streetNumber`
 * gives it apart; a date is written year first ("1984-02-29", "19840229") or as day/month/year.
 */
export interface Person {
  givenName?: string | undefined
  surname?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  streetNumber?: string | undefined
  street?: string | undefined
  secondLine?: string | undefined
  suburb?: string | undefined
  postcode?: string | undefined
  state?: string | undefined
  dateOfBirth?: string | undefined
}
