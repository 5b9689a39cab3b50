import type { ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'
import { errorMessage } from './ErrorState.tsx'
import { look } from './look.ts'
import { type Tab, Tabs } from './Tabs.tsx'

/** What a tab provides to the dialog. */
export interface DialogTab {
  content: ReactNode
  actions: ReactNode
  /** Why the last attempt failed. */
  error: unknown
  submit: () => Promise<void>
}

interface TabDialogProps<Id extends string> {
  title: string
  /** Prefix of ids, as of `Tabs`. */
  name: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  /** That of the selected tab. */
  part: DialogTab
  onClose: () => void
}

/** A dialog whose tabs are ways to the same end, such as an import from a platform or from a file. The focus stays in it when the tab changes. */
export const TabDialog = <Id extends string>({ title, name, tabs, selected, onSelect, part, onClose }: TabDialogProps<Id>) => (
  <Dialog
    title={title}
    width={640}
    onClose={onClose}
    onSubmit={() => void part.submit()}
    note={part.error !== undefined && <span role="alert">{errorMessage(part.error)}</span>}
    actions={part.actions}
  >
    <div className={look('bleed')}>
      <Tabs name={name} label={title} selected={selected} onSelect={onSelect} tabs={tabs} />
    </div>
    {/* Another tab keeps the dialog's height where it can. */}
    <div role="tabpanel" id={`${name}-panel`} aria-labelledby={`${name}-tab-${selected}`} className={look('padTopXL', 'tall360')}>
      {part.content}
    </div>
  </Dialog>
)
