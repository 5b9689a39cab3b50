import { type Language, languages } from '@auctionwiz/contracts/identity'
import { type ComponentProps, useState } from 'react'
import { languageNames, useLanguage } from '../../messages/language.ts'
import { Select } from '../Select.tsx'
import { languageText } from './messages.ts'

interface LanguageSelectProps extends Omit<ComponentProps<typeof Select>, 'onChange' | 'value'> {
  /** Rejects when the texts cannot be loaded. */
  onChoose: (language: Language) => Promise<void>
}

/** The languages of the app, each in its own words. */
const LanguageSelect = ({ onChoose, ...rest }: LanguageSelectProps) => {
  const shown = useLanguage()
  const [failed, setFailed] = useState(false)
  const choose = (chosen: Language | undefined) => {
    if (!chosen) return
    setFailed(false)
    onChoose(chosen).catch(() => setFailed(true))
  }
  return (
    <>
      <Select {...rest} value={shown} onChange={({ target }) => choose(languages.find((language) => language === target.value))}>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </Select>
      {failed && <span role="alert">{languageText.notLoaded}</span>}
    </>
  )
}

export default LanguageSelect
