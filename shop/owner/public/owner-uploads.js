/*
 * The pictures of a product: each is uploaded by itself, with its progress and a button to cancel it. The form is shown
 * again when all are there. Without script, the button sends the form with its files.
 */
const list = document.querySelector('[data-uploads]');
const form = list?.closest('form');
const input = form?.querySelector('input[type=file]');
const button = form?.querySelector('button[value=upload]');

if (list && form && input && button) start();

function start() {
  const messages = JSON.parse(form.querySelector('[data-upload-messages]').textContent);
  const most = Number(list.dataset.most);

  button.addEventListener('click', (event) => {
    const files = [...input.files];
    // A press with no file chosen shows the pictures that are there already.
    if (files.length === 0) return;
    event.preventDefault();
    input.value = '';
    list.hidden = false;
    list.replaceChildren();
    void sendAll(files);
  });

  async function sendAll(files) {
    button.disabled = true;
    const results = [];
    for (const file of files) results.push(await send(file, addRow(file.name)));
    button.disabled = false;
    // What went wrong stays to be read; the next press shows the others.
    if (results.every(Boolean)) form.requestSubmit(button);
  }

  /** Resolves to whether the picture is in the form. */
  async function send(file, row) {
    const outcome =
      file.size > most
        ? { problem: messages.tooLarge.replace('{fileName}', () => file.name) }
        : await request(file, row);
    row.end();
    if (outcome.url === undefined) {
      const { problem } = outcome;
      row.say(problem.includes(file.name) ? problem : `${file.name}: ${problem}`, true);
      return false;
    }
    addPicture(outcome.url);
    row.say(`${file.name}: uploaded`);
    return true;
  }

  function request(file, row) {
    return new Promise((resolve) => {
      const call = new XMLHttpRequest();
      const body = new FormData();
      body.set('crumb', form.elements.crumb.value);
      body.set('file', file);
      let isSent = false;
      call.upload.addEventListener('progress', ({ loaded, total }) => row.progress(loaded / total));
      call.upload.addEventListener('load', () => {
        isSent = true;
        row.say(`${file.name}: processing…`);
      });
      call.addEventListener('load', () => resolve(read(call)));
      call.addEventListener('abort', () => resolve({ problem: messages.cancelled }));
      call.addEventListener('error', () => {
        resolve({ problem: isSent ? messages.failed : messages.incomplete });
      });
      row.onCancel(() => call.abort());
      call.open('POST', list.dataset.uploads);
      call.send(body);
    });
  }

  /** What the answer of the server means. */
  function read({ status, responseText, responseURL }) {
    // Without a session the server redirects to the page of the sign-in.
    if (new URL(responseURL).pathname !== list.dataset.uploads) {
      return { problem: `${messages.refused} ${messages.signedOut}` };
    }
    let answer = null;
    try {
      answer = JSON.parse(responseText);
    } catch {
      // Below: an answer without data.
    }
    if (status === 200) {
      return typeof answer?.url === 'string' ? { url: answer.url } : { problem: messages.noData };
    }
    // The picture itself was refused, and the server says why.
    if (status === 422 && typeof answer?.error === 'string') return { problem: answer.error };
    return { problem: [messages.refused, answer?.error].filter(Boolean).join(' ') };
  }

  function addPicture(url) {
    const count = form.elements.pictures;
    for (const [name, value] of [
      ['url', url],
      ['alt', ''],
    ]) {
      const field = document.createElement('input');
      field.type = 'hidden';
      field.name = `p${count.value}-${name}`;
      field.value = value;
      form.append(field);
    }
    count.value = String(Number(count.value) + 1);
  }

  function addRow(name) {
    const row = document.createElement('li');
    const words = document.createElement('p');
    words.setAttribute('role', 'status');
    const bar = document.createElement('progress');
    bar.max = 1;
    bar.setAttribute('aria-label', `Upload of ${name}`);
    const cancel = document.createElement('button');
    cancel.type = 'button';
    cancel.className = 'text-button';
    cancel.textContent = 'Cancel';
    cancel.setAttribute('aria-label', `Cancel the upload of ${name}`);
    row.append(words, bar, cancel);
    list.append(row);
    words.textContent = name;
    return {
      say(text, isProblem = false) {
        words.className = isProblem ? 'field-error' : '';
        // A problem is read at once.
        if (isProblem) words.setAttribute('role', 'alert');
        words.textContent = text;
      },
      progress(part) {
        bar.value = part;
      },
      onCancel: (work) => cancel.addEventListener('click', work),
      end() {
        bar.remove();
        cancel.remove();
      },
    };
  }
}
