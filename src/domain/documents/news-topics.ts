import { type ProductType, productTypes } from '#contract/sales/product.ts';
import { operatorCodes } from '#domain/catalogue/operators.ts';
import { productCaption, productNamed } from '../sales/products/catalogue.ts';
import { providerName } from '../text/provider-name.ts';
import { contractFolder, mobilePriceFolder } from './price-lists.ts';

interface Topics {
  /** Code of the operator that a document is about. */
  readonly operator?: string;
  readonly products: readonly ProductType[];
}

interface Document {
  readonly path: string;
  readonly name: string;
}

/** Operators are called by the first word of their name, where that is long enough to mean nothing else. */
const operatorWord = (code: string): string => {
  const name = providerName(code);
  const [first = name] = name.split(' ');
  return (first.length > 5 ? first : name).toLowerCase();
};

const hasWords = (text: string, words: string) => ` ${text.replace(/[^\p{L}\d+]+/gu, ' ')} `.includes(` ${words} `);

/** The products that a document names, lies with, or is handed out with. */
function productsOf({ path, name }: Document): ProductType[] {
  const text = name.toLowerCase();
  return productTypes.filter((type) => {
    if (path.startsWith(`${contractFolder}/`) && productNamed(type).documents.includes(name)) return true;
    if (path.startsWith(`${mobilePriceFolder}/`) && type === 'hfoBusinessHomeMobile') return true;
    return hasWords(text, productCaption(type).toLowerCase());
  });
}

/** What a document is about, as its place and its name say; `folderOperator` is that of the operator's folder it lies in. */
export function topicsOf(document: Document, folderOperator?: string): Topics {
  const text = document.path.toLowerCase();
  const operator = folderOperator ?? operatorCodes().find((code) => hasWords(text, operatorWord(code)));
  return { products: productsOf(document), ...(operator !== undefined && { operator }) };
}

/** What an organisation sells. */
export interface Sold {
  readonly operators: ReadonlySet<string>;
  readonly products: ReadonlySet<ProductType>;
}

export const isSold = ({ operator, products }: Topics, sold: Sold): boolean =>
  (operator !== undefined && sold.operators.has(operator)) || products.some((type) => sold.products.has(type));
