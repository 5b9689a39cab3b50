import { getManyValues, type Many, none } from 'stream-chain/defs.js'
import { jsonParser, type Token } from 'stream-json/core/parser.js'

export type { Token }

/** Splits JSON into tokens while it arrives. Both throw where the text is no JSON. */
export interface JsonTokens {
  read(text: string): readonly Token[]
  /** Ends the text. Throws when its value is not complete. */
  end(): readonly Token[]
}

/** Long texts, numbers and names come in parts, so that none of them is held whole here. */
export const jsonTokens = (): JsonTokens => {
  // Its types leave out the value that ends a text.
  const parse = jsonParser({ packValues: false }) as (text: string | typeof none) => Many<Token> | typeof none
  const read = (text: string | typeof none): readonly Token[] => {
    const found = parse(text)
    return found === none ? [] : getManyValues(found)
  }
  return { read, end: () => read(none) }
}
