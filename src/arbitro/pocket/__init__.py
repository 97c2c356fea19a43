"""The pocket referee: what a browser asks of the laws that it has loaded, as JSON in and out."""
