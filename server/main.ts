import './core/quick-imports.ts';
import { enableCompileCache } from 'node:module';
import { readConfig } from './config/config.ts';
import { configWarnings } from './config/config-warnings.ts';
import { requireWholeFolder } from './config/data-folder.ts';
import { lockFolder } from './config/folder-lock.ts';
import { CannotStart } from './core/cannot-start.ts';

enableCompileCache();

try {
  const config = readConfig(process.env);
  for (const warning of configWarnings(process.env, config)) console.warn(`Warning: ${warning}`);
  const unlock = lockFolder(config.dataDir);
  requireWholeFolder(config);
  // Loaded late, so that a second process on the folder, or half a folder, is told at once.
  const { serve } = await import('./serve.ts');
  await serve(config, (stop) => {
    const end = async (): Promise<void> => {
      process.off('SIGTERM', end).off('SIGINT', end);
      await stop();
      unlock();
      process.exit();
    };
    process.on('SIGTERM', end).on('SIGINT', end);
  });
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exit(1);
}
