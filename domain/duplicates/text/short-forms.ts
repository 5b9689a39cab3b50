/** Given names with the short forms they go by; a form may belong to several names. */
const families = `
alexander alex alec sandy sasha xander
alexandra alex sandy sasha
abigail abby gail
albert al bert
andrew andy drew
anthony tony ant
barbara barb babs
benjamin ben benny benji
catherine katherine kathryn cathy kathy kate katie kat kitty
charles charlie chuck chas
christopher chris topher kit
christine christina chris tina chrissie
daniel dan danny
david dave davey
deborah debra deb debbie
donald don donny
dorothy dot dotty
edward eddie ed ted teddy ned
eleanor ellie nell nora
elizabeth liz lizzie beth betty eliza libby lisa
francis frank fran frankie
frances fran frankie
frederick fred freddie
gabriel gabe gabby
gabrielle gabby
geoffrey jeffrey geoff jeff
gerald gerard gerry jerry
gregory greg
harold harry hal
henry harry hank
isabella isabelle isabel bella izzy
jacob jake
jacqueline jackie
james jim jimmy jamie
janet jan
jennifer jen jenny
jessica jess jessie
jonathan jon jonny
john jack johnny
joseph joe joey
joshua josh
judith judy
kenneth ken kenny
kimberly kim
lawrence laurence larry laurie
leonard leo len lenny
louis louie lou
louise lou
madeleine madeline maddie
margaret maggie meg peggy marge greta
matthew matt matty
melissa mel
melanie mel
michael mike mick mickey mikey
natalie nat
nathaniel nathan nate nat
nicholas nick nicky
nicole nicola nikki nicky
oliver ollie
olivia liv livvy
pamela pam
patricia pat trish tricia patty
patrick pat paddy
peter pete
philip phillip phil pip
raymond ray
rebecca becky bec becca
richard rick ricky dick rich richie
robert rob robbie bob bobby bert
ronald ron ronnie
rosemary rose rosie
russell russ
samuel sam sammy
samantha sam sammy
sarah sally sadie
stephen steven steve stevie
stephanie steph
stuart stewart stu
susan suzanne sue susie
terence terry
teresa theresa terry tess tessa
thomas tom tommy
timothy tim timmy
veronica ronnie
victor vic
victoria vicky tori
vincent vince vinnie
william will bill billy liam willie
zachary zac zach zack
`

const familiesOf = new Map<string, number[]>()
for (const [family, line] of families.trim().split('\n').entries()) {
  for (const name of line.split(' ')) familiesOf.set(name, [...(familiesOf.get(name) ?? []), family])
}

/** Whether a name has known short forms, or is one. */
export const hasShortForms = (name: string): boolean => familiesOf.has(name)

/** Whether two given names, spelt without capitals, are forms of one: Bill and William, Kate and Catherine. */
export const areForms = (a: string, b: string): boolean => {
  const families = familiesOf.get(b)
  return families !== undefined && (familiesOf.get(a) ?? []).some((family) => families.includes(family))
}
