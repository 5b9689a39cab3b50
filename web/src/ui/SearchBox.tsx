import { Dismiss16Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { Search20Regular } from '@fluentui/react-icons/headless/svg/search'
import { useRef } from 'react'
import { text } from '../messages/index.ts'
import { Button } from './Button.tsx'
import { shortcutText } from './messages.ts'
import { useShortcuts } from './shortcuts/shortcuts.ts'
import { TextInput, type TextInputProps } from './TextInput.tsx'

export interface SearchBoxProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'before' | 'after'> {
  /** Shown inside while empty, and its name for screen readers unless `aria-label` says otherwise. */
  placeholder: string
  value: string
  /** Called for each key; the screen debounces its requests. */
  onChange: (value: string) => void
}

/** A search field with a cross that clears it; Escape does too. The key / focuses it. */
export const SearchBox = ({ value, onChange, placeholder, ...rest }: SearchBoxProps) => {
  const input = useRef<HTMLInputElement>(null)
  useShortcuts([{ key: '/', label: shortcutText.search, run: () => input.current?.focus() }])
  return (
    <TextInput
      ref={input}
      aria-keyshortcuts="/"
      type="search"
      role="searchbox"
      autoComplete="off"
      spellCheck={false}
      aria-label={placeholder}
      placeholder={placeholder}
      {...rest}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value !== '') {
          event.stopPropagation()
          onChange('')
        }
      }}
      before={<Search20Regular />}
      after={
        value !== '' && (
          <Button look="subtle" small icon={<Dismiss16Regular />} aria-label={text.common.clearSearch} onClick={() => onChange('')} />
        )
      }
    />
  )
}
