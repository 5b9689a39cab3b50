/** The widths of a table's columns, in pixels or as a share; `auto` takes what is left. */
export const Widths = ({ of }: { of: readonly (number | string)[] }) => (
  <colgroup>
    {of.map((width, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone.
      <col key={index} style={{ width }} />
    ))}
  </colgroup>
)
