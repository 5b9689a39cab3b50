type Check = (value: string) => boolean

const numbers = (text: string): number[] => text.split(',').map(Number)
const integer = /^[+-]?\d{1,19}$/
const guid = /^\{?[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}\}?$/i

function lengthCheck(argument: string): Check {
  const [least = 0, most = least] = numbers(argument)
  return (value) => value.length >= least && value.length <= most
}

const makers: Record<string, (argument: string) => Check> = {
  int: () => (value) => integer.test(value) && Math.abs(Number(value)) <= 2147483648,
  long: () => (value) => integer.test(value),
  decimal: () => (value) => /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(value),
  double: () => (value) => value.trim() !== '' && Number.isFinite(Number(value)),
  float: () => (value) => value.trim() !== '' && Number.isFinite(Number(value)),
  bool: () => (value) => /^(true|false)$/i.test(value),
  guid: () => (value) => guid.test(value),
  datetime: () => (value) => !Number.isNaN(Date.parse(value)),
  alpha: () => (value) => /^[a-z]*$/i.test(value),
  length: lengthCheck,
  minlength: (argument) => (value) => value.length >= Number(argument),
  maxlength: (argument) => (value) => value.length <= Number(argument),
  min: (argument) => (value) => integer.test(value) && Number(value) >= Number(argument),
  max: (argument) => (value) => integer.test(value) && Number(value) <= Number(argument),
  range: (argument) => {
    const [least = 0, most = 0] = numbers(argument)
    return (value) => integer.test(value) && Number(value) >= least && Number(value) <= most
  },
  regex: (argument) => {
    // Braces are doubled inside a template.
    const pattern = new RegExp(argument.replaceAll('{{', '{').replaceAll('}}', '}'), 'i')
    return (value) => pattern.test(value)
  },
  required: () => (value) => value !== '',
}

/**
 * The check behind one constraint of a route parameter, such as `int` or `length(2,8)`.
 * @throws Error for a constraint that ASP.NET Core routing does not know
 */
export function parseConstraint(text: string): Check {
  const parts = /^([a-z]+)(?:\((.*)\))?$/i.exec(text)
  const maker = parts?.[1] ? makers[parts[1].toLowerCase()] : undefined
  if (!maker) throw new Error(`unknown route constraint "${text}"`)
  return maker(parts?.[2] ?? '')
}
