import {defineConfig} from 'vitest/config';
import {textPages} from './vite/text-pages.ts';

// Apart from vite.config.ts, whose plugins start a worker and the demo shop.
export default defineConfig({
  plugins: [textPages()],
  resolve: {tsconfigPaths: true},
  test: {
    include: ['tests/{unit,contract}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Files share their modules: a third of the time goes into loading them.
    isolate: false,
    // Another step of `npm test` runs beside them.
    maxWorkers: 1,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
