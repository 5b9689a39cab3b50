/**
 * The compared fields of a person; all are optional. A street may contain its house number ("12 Main St"), unless `streetNumber`
 * has it; a date is written year first ("1984-02-29", "19840229") or as day/month/year.
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
