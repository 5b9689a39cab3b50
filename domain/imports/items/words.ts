import { itemCategories, itemConditions, itemStatuses } from '@auctionwiz/contracts/inventory-parts'
import { wordFinder } from '../list-words.ts'

const find = wordFinder(
  { condition: itemConditions, itemStatus: itemStatuses, category: itemCategories },
  {
    condition: {
      Excellent:
        'mint new asnew likenew perfect verygood nearmint excelente nuevo comonuevo perfecto parfait neuf hervorragend neuwertig neu ausgezeichnet sehrgut',
      Good: 'fine sound used bueno buena bon bonne bonetat gut',
      Fair: 'average acceptable worn regular aceptable moyen correct passable massig maessig mittel gebraucht befriedigend',
      Poor: 'bad damaged forparts restoration malo mala danado mauvais mauvaise abime schlecht beschadigt beschaedigt defekt',
    },
    itemStatus: {
      Available: 'instock free unsold forsale active ready disponible enventa libre verfugbar verfuegbar frei unverkauft aufvorrat',
      'In Storage':
        'stored storage warehouse inwarehouse enalmacen almacenado enstock stocke entrepose enreserve eingelagert imlager lager',
      'In Auction':
        'auction onauction atauction catalogued consigned listed lotted ensubasta subasta encheres auxencheres envente inauktion inderauktion versteigerung katalogisiert',
      Sold: 'hammereddown paid vendido vendu verkauft zugeschlagen',
      Withdrawn: 'returned removed passed retirado devuelto retire rendu zuruckgezogen zurueckgezogen zuruckgegeben',
      'On Hold': 'hold pending paused waiting enespera retenido enattente suspendu zuruckgestellt zurueckgestellt angehalten wartend',
      Reserved: 'reservado reserve reserviert',
      Damaged: 'broken roto averiado endommage casse beschadigt beschaedigt defekt',
    },
    category: {
      Furniture: 'muebles mueble mobiliario meubles meuble mobilier mobel moebel',
      Art: 'fineart paintings painting arte bellasartes pintura pinturas beauxarts tableaux peinture peintures kunst gemalde gemaelde bilder',
      Silver: 'silverware plata plateria argenterie argent silber silberwaren',
      'Jewelry & Watches':
        'jewelry jewellery jewelryandwatches jewellerywatches jewelleryandwatches watches jewels joyas joyeria relojes joyasyrelojes bijoux montres bijouxetmontres joaillerie schmuck uhren schmuckuhren schmuckunduhren',
      Textiles: 'textile rugs rug carpets carpet textil tejidos alfombras tapis tissus textilien teppiche teppich',
      Ceramics: 'ceramic pottery porcelain ceramica porcelana ceramique ceramiques porcelaine faience keramik porzellan',
    },
  },
)

/** The value of a list that a word means, in any spelling and four languages; undefined for an unknown word. */
export const itemValueOfWord = <F extends 'condition' | 'itemStatus'>(field: F, word: string) => find(field, word)

/** One of the categories that every house has, by its name in four languages; else the text, which is a category of the house. */
export const itemCategoryOfWord = (word: string): string => find('category', word) ?? word
