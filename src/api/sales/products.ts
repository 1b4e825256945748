import { products } from '#contract/sales/product.ts';
import { get } from '../http.ts';

export const readProducts = () => get('/products', {}, products);
