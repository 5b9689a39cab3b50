/** Of a record that came from a file: when its last import changed it, and for each field of the file a short sum over what that import gave it. */
export interface Imported {
  /** ISO 8601. */
  at: string
  sums: Record<string, string>
}
