import { TagPicker, TagPickerControl, TagPickerGroup, TagPickerInput, TagPickerList, TagPickerOption } from '@fluentui/react-tag-picker'
import { Tag } from '@fluentui/react-tags'
import { type KeyboardEvent, useState } from 'react'
import { classes } from '../class-names.ts'
import fields from '../Field.module.css'
import { tagText as text } from './messages.ts'
import styles from './TagInput.module.css'
import type { TagInputProps } from './TagInput.tsx'
import { isKnown, offered, tagsIn } from './tags-in.ts'

/** The part of `TagInput` that needs Fluent: the list below the field, arrow keys, Backspace on the last tag. */
const TagPickerSurface = ({ id, label, chosen, suggestions, words, free = false, describedBy, invalid, onChange }: TagInputProps) => {
  const [typed, setTyped] = useState('')
  const shown = (value: string) => words?.get(value) ?? value
  const left = offered(suggestions, chosen, typed, shown)
  const isNew = free && typed.trim() !== '' && !isKnown(typed, [...suggestions, ...chosen])
  const add = (words: string) => {
    setTyped('')
    const added = tagsIn(words, [...suggestions, ...chosen]).filter((tag) => !chosen.includes(tag))
    if (added.length > 0) onChange([...chosen, ...added])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!free || typed.trim() === '' || !(event.key === ',' || event.key === 'Enter')) return
    // Enter takes the marked suggestion; only without one it adds what was typed.
    if (event.key === 'Enter' && event.currentTarget.getAttribute('aria-activedescendant')) return
    event.preventDefault()
    add(typed)
  }
  return (
    <TagPicker
      inline
      selectedOptions={[...chosen]}
      onOptionSelect={(_, { selectedOptions, value }) => {
        // The option that adds what was typed may hold several tags.
        if (!chosen.includes(value) && !suggestions.includes(value)) return add(value)
        setTyped('')
        onChange(chosen.includes(value) ? selectedOptions : [...chosen, value])
      }}
    >
      <TagPickerControl className={classes(fields.box, styles.control)} expandIcon={{ 'aria-label': text.openTags({ label }) }}>
        <TagPickerGroup aria-label={text.chosenTags({ label })}>
          {chosen.map((tag) => (
            <Tag key={tag} value={tag} size="small" className={classes(styles.tag)}>
              {shown(tag)}
            </Tag>
          ))}
        </TagPickerGroup>
        <TagPickerInput
          id={id}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          value={typed}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            if (free) add(typed)
          }}
        />
      </TagPickerControl>
      <TagPickerList className={classes(styles.list)}>
        {isNew && (
          <TagPickerOption value={typed.trim()} text={typed.trim()}>
            {text.addTag({ tag: typed.trim() })}
          </TagPickerOption>
        )}
        {left.map((one) => (
          <TagPickerOption key={one} value={one} text={shown(one)}>
            {shown(one)}
          </TagPickerOption>
        ))}
      </TagPickerList>
    </TagPicker>
  )
}

export default TagPickerSurface
