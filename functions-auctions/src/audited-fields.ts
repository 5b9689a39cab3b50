/** Texts without a fixed form. */
const longTexts: ReadonlySet<string> = new Set(['description', 'notes', 'auctionTerms'])

/**
 * What an audit event says of changed fields of an auction or a lot. Long texts may name people, and the audit log outlasts them: an erasure does not
 * look into the events of an auction. So an event names those that changed, without their values.
 */
export const auditedFields = <Document extends object>(before: Document, after: Document, names: readonly (keyof Document & string)[]) => {
  const values = (document: Document) =>
    Object.fromEntries(names.filter((name) => !longTexts.has(name)).map((name) => [name, document[name] ?? null]))
  const changed = names.filter((name) => longTexts.has(name))
  return { before: values(before), after: { ...values(after), ...(changed.length > 0 && { changed }) } }
}
