export { useDictionary } from './useDictionary.ts';
