/**
 * Everything that telemetry may carry: names of fields and the forms of their values. Forms have no room for names, addresses, tokens or texts of
 * people. A value of another form is left out; a field that is missing here does not compile.
 */
export const fieldForms = {
  /** Connects a trace with log lines and with what the caller saw. */
  'auctionwiz.correlation_id': /^[\w-]{8,64}$/,
  /** Request units of the database that the work took. */
  'auctionwiz.request_units': 'number',
  /** Requests to the database and operations on files and queues that the work took. */
  'auctionwiz.storage_operations': 'number',
  'auctionwiz.file_container': /^[a-z][a-z-]{2,40}$/,
  'http.request.method': /^[A-Z]{3,7}$/,
  /** The path of the contract, with the names of its parameters and not their values. */
  'http.route': /^[\w/{}.-]{1,120}$/,
  'http.response.status_code': 'number',
  'db.system.name': /^azure\.cosmosdb$/,
  'db.operation.name': /^[a-z]{3,12}$/,
  'db.collection.name': /^[a-z]{3,20}$/,
  'azure.cosmosdb.operation.request_charge': 'number',
  'messaging.system': /^azure_storage_queue$/,
  'messaging.destination.name': /^[a-z][a-z-]{2,40}$/,
  /** The class of an error, never its message. */
  'auctionwiz.error': /^[A-Z]\w{2,40}$/,
} as const satisfies Record<string, RegExp | 'number'>

type Forms = typeof fieldForms
export type Fields = { [Name in keyof Forms]?: (Forms[Name] extends 'number' ? number : string) | undefined }

/** A verb or a service, then what the code calls the thing. */
export type SpanName = `${'call' | 'work' | 'timer' | 'cosmos' | 'files' | 'queue'} ${string}`

const spanForm = /^[a-z]{4,6} [A-Za-z][\w-]{1,60}$/

export const nameOf = (name: SpanName): string => (spanForm.test(name) ? name : 'unnamed')

/** The fields whose values have their declared form. */
export const fitting = (fields: Fields): Record<string, string | number> => {
  const kept: Record<string, string | number> = {}
  for (const [name, form] of Object.entries(fieldForms)) {
    const value = fields[name as keyof Fields]
    if (form === 'number' ? typeof value === 'number' && Number.isFinite(value) : typeof value === 'string' && form.test(value))
      kept[name] = value as string | number
  }
  return kept
}
