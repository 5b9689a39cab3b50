import { expect, it } from 'vitest'
import { formParts } from './form-parts.ts'

const sent = async (form: FormData) => {
  const { headers, body } = new Response(form)
  return { contentType: headers.get('content-type') ?? '', bytes: new Uint8Array(await new Response(body).arrayBuffer()) }
}
const text = (content: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(content)
const plain = (content: string) => formParts(text(content), 'multipart/form-data; boundary=x')

it('finds the fields and the file as they were sent, without a copy of the file', async () => {
  const form = new FormData()
  form.set('name', 'Gutachten über zwei\r\nUhren')
  form.set('file', new File([text('%PDF-1.7\r\n--other\r\n\r\n')], 'Größe "A".pdf'))
  form.set('empty', new File([], 'nothing.pdf'))
  const { contentType, bytes } = await sent(form)
  const parts = formParts(bytes, contentType) ?? []
  expect(parts.map(({ name, fileName, bytes: content }) => [name, fileName, new TextDecoder().decode(content)])).toEqual([
    ['name', undefined, 'Gutachten über zwei\r\nUhren'],
    ['file', 'Größe "A".pdf', '%PDF-1.7\r\n--other\r\n\r\n'],
    ['empty', 'nothing.pdf', ''],
  ])
  for (const part of parts) expect(part.bytes.buffer).toBe(bytes.buffer)
})

it('takes a boundary in quotation marks', () => {
  const form = text('--a b\r\nContent-Disposition: form-data; name="type"\r\n\r\nEvidence\r\n--a b--\r\n')
  expect(formParts(form, 'multipart/form-data; boundary="a b"')).toMatchObject([{ name: 'type' }])
})

it.each([
  ['is empty', ''],
  ['has no boundary', 'type=Evidence'],
  ['ends in the headers of a part', '--x\r\ncontent-disposition: form-data; name="a"'],
  ['ends in a part', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nEvi'],
  ['ends before its last boundary is closed', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x'],
  ['has a part without a name', '--x\r\ncontent-type: text/plain\r\n\r\nb\r\n--x--'],
  ['has endless headers', `--x\r\ncontent-disposition: form-data; name="a"; ${'y'.repeat(10_000)}\r\n\r\nb\r\n--x--`],
])('refuses a form that %s', (_what, content) => {
  expect(plain(content)).toBeUndefined()
})
