import { ForeignBox, ForeignItem, ForeignList } from '../../components/ForeignBox.tsx'
import { foreignText as text } from './messages.ts'

/** What another user saved for a person meanwhile, and how to continue. */
export const ForeignChanges = ({ changes, help }: { changes: readonly string[]; help: string }) => (
  <ForeignBox title={text.title}>
    <ForeignList>
      {(changes.length > 0 ? changes : [text.elsewhere]).map((change) => (
        <ForeignItem key={change}>{change}</ForeignItem>
      ))}
    </ForeignList>
    <p>{help}</p>
  </ForeignBox>
)
