import { PeopleCommunity24Regular } from '@fluentui/react-icons/headless/svg/people-community'
import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { duplicateText } from './messages.ts'
import type { SearchWork } from './SearchWork.tsx'
import type { Show } from './use-pairs.ts'

/** Why nothing is listed, and the search that fills the list. */
export const NoPairs = ({ show, work, find }: { show: Show; work: SearchWork; find: ReactNode }) => {
  const { title, text } = noneOf(show, work)
  return (
    <EmptyState icon={<PeopleCommunity24Regular />} title={title} actions={show === 'pending' && !work.running ? find : undefined}>
      {text}
    </EmptyState>
  )
}

const noneOf = (show: Show, { loaded, running, search }: SearchWork): { title: string; text: string } => {
  if (show === 'pending' && running) return { title: duplicateText.searchingTitle, text: duplicateText.searchingText }
  if (show === 'pending' && loaded && !search) return { title: duplicateText.neverTitle, text: duplicateText.neverText }
  return { title: duplicateText.noneTitle[show], text: duplicateText.noneText[show] }
}
