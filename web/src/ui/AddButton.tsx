import { Add20Regular } from '@fluentui/react-icons/headless/svg/add'
import type { ButtonProps } from './Button.tsx'
import { prefetchDialog } from './Dialog.tsx'
import { TitleButton } from './Page.tsx'
import { useShortcuts } from './shortcuts/shortcuts.ts'

interface AddButtonProps extends Pick<ButtonProps, 'look' | 'reason'> {
  children: string
  onAdd: () => void
}

/** Opens the dialog for a new record, in the title row; the key n does too. */
export const AddButton = ({ look = 'primary', reason, children, onAdd }: AddButtonProps) => {
  useShortcuts(reason === undefined ? [{ key: 'n', label: children, run: onAdd }] : [])
  return (
    <TitleButton
      look={look}
      icon={<Add20Regular />}
      reason={reason}
      shortcut="n"
      onPointerEnter={prefetchDialog}
      onFocus={prefetchDialog}
      onClick={onAdd}
    >
      {children}
    </TitleButton>
  )
}
