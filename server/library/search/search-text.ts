import { operatorOfFolder } from '#domain/catalogue/operators.ts';
import { isRepository, type RepositoryName } from '#domain/documents/library.ts';
import { providerName } from '#domain/text/provider-name.ts';
import { codeForms } from '#server/text-folding/code-forms.ts';
import { indexText } from '#server/text-folding/index-text.ts';
import { wordsOf } from '#server/text-folding/word-forms.ts';

/** Under which words repositories are found, as their pages are called. */
const captions: Record<RepositoryName, string> = {
  'network-operators': 'Netzbetreiber',
  'distribution-services': 'Distribution Services Vertriebsleistungen',
  'commission-lists': 'Provisionslisten',
  contracts: 'Verträge',
  'billing-documents': 'Abrechnungsunterlagen',
  'commission-statements': 'Provisionsabrechnungen',
  tutorials: 'Tutorials Anleitungen',
  films: 'Filme Videos',
  newsletters: 'Newsletter',
  'price-lists': 'Preislisten',
  templates: 'Vorlagen',
};

/** Names behind the role codes of the operators' folders (§3-22). */
const operators: Record<string, string> = {
  FIOT: 'FELDNETZ_IOT',
  ETC: 'ETC_DISTRIBUTION',
  AC: 'ALSTERKOM',
  TK: 'TAUNUSKABEL',
  WL: 'WIESENLICHT',
  WG: 'WEGNETZ',
  VF: 'VIERFUNK',
  TFG: 'TIEFLAND_FUNK',
  CS: 'CUMULUSCALL',
  TP: 'TURMPUNKT',
};

/** Operator code of the folder; undefined for any other folder. */
export function providerOf(folder: string): string | undefined {
  const [repository, code = ''] = folder.split('/');
  if (repository !== 'network-operators') return undefined;
  return operatorOfFolder(code) ?? (Object.hasOwn(operators, code) ? operators[code] : undefined);
}

/** Operator of the folder; undefined for any other folder. */
export function operatorOf(folder: string): string | undefined {
  const provider = providerOf(folder);
  return provider && providerName(provider);
}

export function folderWords(folder: string): string {
  const [repository = '', ...rest] = folder.split('/');
  return [isRepository(repository) ? captions[repository] : '', operatorOf(folder) ?? '', ...rest].join(' ');
}

/** Words for `to_tsvector('library', …)`; extremely long ones name nothing that anybody looks for. */
export const searchText = (text: string): string =>
  [indexText([text]), ...codeForms(text)]
    .join(' ')
    .split(' ')
    .filter((word) => word.length <= 60)
    .join(' ');

const isWord = /^\p{L}{3,40}$/u;

/** The words of a text that compounds and typing errors are compared with, each once. */
export const vocabulary = (text: string): string[] => [...new Set(wordsOf(text).filter((word) => isWord.test(word)))];
