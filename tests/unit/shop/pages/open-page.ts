import { Window } from 'happy-dom';

export interface App {
  request(address: string, init?: RequestInit): Response | Promise<Response>;
}

/** Opens a page of the shop, in a browser without script. */
export async function openPage(app: App, address: string, cookie = '') {
  return readPage(await app.request(address, { headers: { cookie } }));
}

/** The page of a response; `texts` returns the texts of all matching elements. */
export async function readPage(answer: Response) {
  const text = await answer.text();
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.write(text);
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) =>
      element.textContent.replace(/\s+/g, ' ').trim(),
    );
  return { answer, status: answer.status, text, document, texts };
}
