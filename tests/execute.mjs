import {spawn} from 'node:child_process';
import {constants, setPriority} from 'node:os';
import {nodeEnvironment, root} from '../demo-shop/install.mjs';

/** Nothing takes time from the browser tests: they are the longest, and have deadlines. */
export function execute(
  command,
  parameters,
  environment = {},
  priority = constants.priority.PRIORITY_BELOW_NORMAL,
) {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(command, parameters, {
      cwd: root,
      env: {...nodeEnvironment(), ...environment, FORCE_COLOR: '0'},
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (child.pid) setPriority(child.pid, priority);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.once('error', reject);
    child.once('close', (code, signal) => {
      // Otherwise a killed step has no output to explain its failure.
      if (signal) output += `\n${command} was ended by ${signal}.`;
      resolve({code, output});
    });
  });
}
