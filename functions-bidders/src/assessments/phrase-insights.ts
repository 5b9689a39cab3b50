import type { Language } from '@auctionwiz/contracts/identity'
import type { phraseInsights as endpoint, InsightForm } from '@auctionwiz/contracts/insight-phrasing'
import { checkedPhrasing, phrasingPrompt } from '@auctionwiz/domain/assessment/insight-phrasing'
import type { ChatModel } from '@auctionwiz/platform/core/chat-model'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'

/** Milliseconds after which a text that failed is asked for again. */
const pause = 10 * 60_000

interface Phrased {
  text: string | undefined
  at: number
}

/**
 * Insights as the model phrases them. Its texts hold no data, so they are kept for all houses as long as the app runs. Where it fails, or its text says
 * more or less than the facts, the answer has no text, and the screen shows the product's own sentences.
 */
export const phraseInsights = (model: ChatModel | undefined): UseCase<typeof endpoint> => {
  const known = new Map<string, Promise<Phrased>>()
  return async ({ query: { forms: asked, language } }, { now, log }) => {
    const forms = [...new Set(asked)]
    if (!model || forms.length === 0) return {}
    const key = [language, ...forms].join(' ')
    const earlier = await known.get(key)
    const isOld = earlier && earlier.text === undefined && now.getTime() - earlier.at >= pause
    const phrased = (isOld ? undefined : known.get(key)) ?? phrase(model, forms, language, { now, log })
    known.set(key, phrased)
    const { text } = await phrased
    return text === undefined ? {} : { text }
  }
}

const phrase = async (
  model: ChatModel,
  forms: readonly InsightForm[],
  language: Language,
  { now, log }: Pick<HouseContext, 'now' | 'log'>,
): Promise<Phrased> => {
  const at = now.getTime()
  try {
    const text = checkedPhrasing(await model(phrasingPrompt(forms, language)), forms, language)
    if (text === undefined) log.warn('insights not phrased: the text is not what was asked for', { forms: forms.join(), language })
    return { text, at }
  } catch (error) {
    log.warn('insights not phrased', { forms: forms.join(), language, problem: String(error) })
    return { text: undefined, at }
  }
}
