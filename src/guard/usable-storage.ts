import { keepingMark } from '../stores/keeping.ts';
import { standIn } from '../stores/stand-in.ts';

// Runs in the head before everything else on pages with islands, which all find storages that work.
document.documentElement.dataset[keepingMark] = standIn();
