import { RemoteBox, RemoteItem, RemoteList } from '../../ui/RemoteBox.tsx'
import { foreignText as text } from './messages.ts'

/** What another user saved for a person meanwhile, and how to continue. */
export const RemoteChanges = ({ changes, help }: { changes: readonly string[]; help: string }) => (
  <RemoteBox title={text.title}>
    <RemoteList>
      {(changes.length > 0 ? changes : [text.elsewhere]).map((change) => (
        <RemoteItem key={change}>{change}</RemoteItem>
      ))}
    </RemoteList>
    <p>{help}</p>
  </RemoteBox>
)
