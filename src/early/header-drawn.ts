dispatchEvent(new Event('header-drawn'));
