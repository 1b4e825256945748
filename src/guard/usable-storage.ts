import { storageFallback } from '../stores/storage/storage-fallback.ts';
import { storageModeMark } from '../stores/storage/storage-mode.ts';

// Runs before everything else on pages with islands, which all find storages that work.
document.documentElement.dataset[storageModeMark] = storageFallback();
