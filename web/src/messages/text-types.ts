import type { GetICUArgs } from '@schummar/icu-type-parser'

/** What a message takes: a count for a plural, the choices of a select, and words or numbers for any other argument. */
type Arguments<Message extends string> = GetICUArgs<
  Message,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date }
>

/** A message as it is read: a text, or a function of its arguments. */
type Text<Message extends string> = Message extends `${string}{${string}` ? (values: Arguments<Message>) => string : string

/** The texts of an English catalogue as they are read. */
export type Texts<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? Text<English[Key]>
    : English[Key] extends Reader
      ? Reader
      : Texts<English[Key]>
}

/** A function of a catalogue that is no message: it looks a text up. */
type Reader = (english: string) => string

/** What a catalogue in another language has: the same keys. A test compares the arguments. */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : English[Key] extends Reader ? Reader : Translation<English[Key]>
}
