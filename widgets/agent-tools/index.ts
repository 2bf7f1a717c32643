// The page's actions as tools of a browser's agent. Loaded where the page offers them and the browser has WebMCP.
import { getRuntime } from '../../core/runtime/index.js';
import { createActions } from '../actions/index.js';
import { findModelContext } from './model-context.js';
import { createTools } from './tools.js';

/**
 * Registers the page's tools with the browser, once for a page; without WebMCP nothing happens. A tool that buys or
 * sends something asks the shopper first.
 * @param before Each call waits for it, such as for the shop's connector.
 * @returns Takes the tools back.
 */
export function registerAgentTools(before?: () => Promise<unknown>): () => void {
  return getRuntime().shared('agent-tools', () => register(before));
}

function register(before?: () => Promise<unknown>): () => void {
  const life = new AbortController();
  const context = findModelContext();
  for (const tool of context ? createTools(createActions('agent'), before) : []) {
    try {
      context?.registerTool(tool, { signal: life.signal });
    } catch (error) {
      // Such as a tool of the page by that name.
      getRuntime().reporter.report(error, { where: `agent tool ${tool.name}` });
    }
  }
  return () => life.abort();
}
