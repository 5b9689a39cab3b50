/** Bidder files made for tests, with a fixed shape so that counts are known beforehand. */
const header = 'First Name,Last Name,Email,Phone,City'

export const bidderCsv = (rows: number, prefix: string, broken: (row: number) => boolean = () => false): string =>
  [
    header,
    ...Array.from({ length: rows }, (_, index) => {
      const email = broken(index + 1) ? 'nobody(at)example' : `${prefix}${index}@example.com`
      return `${prefix}${index},Importer,${email},+44 20 7946 ${String(index).padStart(4, '0')},London`
    }),
    '',
  ].join('\n')

export const uploadForm = (content: BlobPart, fileName = 'bidders.csv', category = 'bidders'): FormData => {
  const form = new FormData()
  form.set('name', 'Spring registrations')
  form.set('description', 'Exported for a test')
  form.set('category', category)
  form.set('file_0', new Blob([content]), fileName)
  return form
}
