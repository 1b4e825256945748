import { listenInHeader } from './header-behaviour.ts';
import { keepHeaderState } from './header-state.ts';

// Runs right behind the header's markup, before first paint.
keepHeaderState();
listenInHeader();
