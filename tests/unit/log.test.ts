import fc from 'fast-check';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {log} from '../../app/server/log.server';

afterEach(() => vi.restoreAllMocks());

function logged(fields: Parameters<typeof log>[2], level: Parameters<typeof log>[0] = 'warn') {
  const write = vi.spyOn(console, level).mockImplementation(() => undefined);
  log(level, 'tried', fields);
  expect(write).toHaveBeenCalledOnce();
  const line = String(write.mock.calls[0]?.[0]);
  write.mockRestore();
  return line;
}

describe('a log line', () => {
  test.each(['info', 'warn', 'error'] as const)(
    'has its level, %s, the event and the fields',
    (level) => {
      const line = logged({path: '/a', status: 404, known: false, since: null}, level);
      expect(line).toBe(
        `{"level":"${level}","event":"tried","path":"/a","status":404,"known":false,"since":null}`,
      );
    },
  );

  test('keeps any input on one line without control characters, and round-trips it', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 100}), (value) => {
        const line = logged({value: `${value}\n\u001b[2J\u009b2J\u2028\u2029\u007f`.slice(-500)});
        expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect((JSON.parse(line) as {value: string}).value).toContain('\n\u001b[2J\u009b2J');
      }),
    );
  });

  test('escapes a value that imitates a log line', () => {
    const line = logged({path: '/\n{"level":"error","event":"forged"}'});
    expect(line.split('\n')).toHaveLength(1);
    expect(JSON.parse(line)).toMatchObject({level: 'warn', event: 'tried'});
  });

  test.each([
    [500, 500],
    [501, 501],
    [100_000, 501],
  ])('truncates a value of %i characters to %i', (length, written) => {
    const {value} = JSON.parse(logged({value: 'x'.repeat(length)})) as {value: string};
    expect(value).toHaveLength(written);
  });
});
