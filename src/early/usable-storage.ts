import { storageFallback } from '../stores/storage/storage-fallback.ts';
import { storageModeMark } from '../stores/storage/storage-mode.ts';

// Runs before everything else on pages with islands, which all find storages that work; once, where two scripts need it.
document.documentElement.dataset[storageModeMark] ??= storageFallback();
