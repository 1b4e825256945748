import { checkedPng } from '../server/documents/checked-png.ts';
import { makePaper } from '../server/documents/papers/make-paper.ts';
import { draftForPaper, orderForPaper } from '../server/documents/papers/paper-source.ts';
import { renderDocument } from '../server/documents/render-document.ts';
